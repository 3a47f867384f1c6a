/** What ids of the nodes of a body look like. */
export const NODE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
