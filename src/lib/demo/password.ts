/** The password of every demo account, published in the README. */
export const DEMO_PASSWORD = 'negatoscope-demo';
