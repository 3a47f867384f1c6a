/** Under which name a device keeps where a person left the cases that they read. */
export const casePlacesKey = (person: string) => `case-places:${person}`;
