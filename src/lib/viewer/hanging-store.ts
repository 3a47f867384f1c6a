import { deviceChoice } from '#lib/platform/device-choice-store.ts';

/** Whether cases open on one series, or with those that are comparable beside it. */
export const hanging = deviceChoice('viewer-hanging', ['one', 'comparable'], 'one');
