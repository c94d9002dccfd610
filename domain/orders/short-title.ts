/** What an order is of where there is room for one title: 'Botox Level 1 and 2 more'. */
export const shortTitle = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first} and ${others.length} more` : first;
