/** Element id of a row, from the id of its node. */
export const rowId = (id: string) => `noeud-${id}`;
