/** Id of a row's element, by its node's. */
export const rowId = (id: string) => `noeud-${id}`;
