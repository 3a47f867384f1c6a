/** Everybody's password in the demo, which is there to be tried. The README says it. */
export const DEMO_PASSWORD = 'negatoscope-demo';
