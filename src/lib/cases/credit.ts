/** Where somebody else's images come from, and on what terms they are shown. Every text may be empty. */
export interface Credit {
  /** The authors of the images, as they are to be named. */
  author: string;
  /** A licence's usual short name. */
  licence: string;
  /** The licence text, where its name does not say it. */
  licenceUrl: string;
  /** The changes made to the images since. */
  changes: string;
  /** The title of the work: often it names the diagnosis. */
  work: string;
  /** The page of the source. */
  source: string;
}

export const CREDIT_MAX = { text: 500, url: 500 } as const;

export const EMPTY_CREDIT: Credit = {
  author: '',
  licence: '',
  licenceUrl: '',
  changes: '',
  work: '',
  source: '',
};

/** Licences that one often meets, with their texts. */
export const LICENCES: Readonly<Record<string, string>> = {
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY-SA 2.5': 'https://creativecommons.org/licenses/by-sa/2.5/',
  'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC BY-NC 4.0': 'https://creativecommons.org/licenses/by-nc/4.0/',
  'CC BY-NC-SA 4.0': 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
};

/** Whether a credit says anything. */
export function isCredited(credit: Credit | undefined): credit is Credit {
  return credit !== undefined && Object.values(credit).some((text) => text !== '');
}
