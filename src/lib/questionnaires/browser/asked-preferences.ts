import { atom } from 'nanostores';

/** Whether the person's preferences of the questionnaire are to be shown: its button stands outside of the form. */
export const $askedPreferences = atom(false);
