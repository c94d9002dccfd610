/** A file that is kept here; from anywhere else the browser would load neither picture nor film. */
export const isOwnFile = (address: string) => address.startsWith('/files/');
