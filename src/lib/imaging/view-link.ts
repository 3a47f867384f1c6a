/** How a panel’s zoom and position follow the active one: by equal millimetres, or by fractions of each image. */
export type ViewLink = 'scale' | 'relative';
