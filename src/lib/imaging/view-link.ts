/** How a panel’s zoom and position follow the active panel: in millimetres, or in fractions of each image. */
export type ViewLink = 'scale' | 'relative';
