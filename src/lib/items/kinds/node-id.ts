/** The form of the ids of nodes in a body. */
export const NODE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
