/** Units of rescaled values: Hounsfield units, becquerels per millilitre, standardised uptake value by body weight. */
export const MODALITY_UNITS = ['HU', 'BQML', 'SUVBW'] as const;
export type ModalityUnit = (typeof MODALITY_UNITS)[number];
