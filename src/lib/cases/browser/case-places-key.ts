/** Storage key of the positions at which a person left the cases they read. */
export const casePlacesKey = (person: string) => `case-places:${person}`;
