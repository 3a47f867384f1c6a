import { deviceChoice } from '#lib/platform/device-choice-store.ts';

/** Whether cases open with a single series, or with comparable ones beside it. */
export const hanging = deviceChoice('viewer-hanging', ['one', 'comparable'], 'one');
