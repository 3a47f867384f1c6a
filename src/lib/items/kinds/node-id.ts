/** The format of node ids in a body. */
export const NODE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
