/** The gate is what every landing is proved by; the full run holds everything. */
export type Tier = 'gate' | 'full';
