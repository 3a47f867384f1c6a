import { atom } from 'nanostores';

/** Whether the person's preferences for the questionnaire are shown; the button for them is outside the form. */
export const $arePreferencesOpen = atom(false);
