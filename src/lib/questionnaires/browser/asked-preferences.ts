import { atom } from 'nanostores';

/** Whether to show the person's preferences for the questionnaire: the button is outside of the form. */
export const $askedPreferences = atom(false);
