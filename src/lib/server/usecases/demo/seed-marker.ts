/** Key in `meta` of what an empty database was filled with. */
export const SEED_MARKER = 'seed';
