/** Shown when there is no series to put beside the active one. */
export const nothingToHang = 'Ce cas n’a pas d’autre série dans le plan de celle-ci.';
