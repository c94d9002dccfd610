/** An address that somebody typed into a form, as far as it may become a link: of the web, or of a file here. */
export const webLink = (typed: string): string => {
  const address = typed.trim();
  return /^(https?:\/\/|\/files\/)./i.test(address) ? address : '';
};

/** The place of a venue on a map: as the academy has marked it, else by its address. */
export const mapLink = (venue: { mapUrl: string; address: string; city: string }): string => {
  const marked = webLink(venue.mapUrl);
  if (marked || !venue.address) return marked;
  const place = [venue.address, venue.city].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
};
