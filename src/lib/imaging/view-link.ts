/** How a panel’s zoom and place go with those of the active one: a millimetre is as large in both, or by parts of each image. */
export type ViewLink = 'scale' | 'relative';
