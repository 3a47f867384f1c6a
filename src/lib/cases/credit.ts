/** Source and terms of use of images made by others. Every text may be empty. */
export interface Credit {
  /** The authors of the images, as the licence requires them to be named. */
  author: string;
  /** A licence's usual short name. */
  licence: string;
  /** Address of the licence text, when its name does not identify it. */
  licenceUrl: string;
  /** The changes made to the original images. */
  changes: string;
  /** The title of the work, which often names the diagnosis. */
  work: string;
  /** Address of the page where the images were found. */
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

/** Common licences, with the addresses of their texts. */
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

/** Whether any field of a credit is filled in. */
export function isCredited(credit: Credit | undefined): credit is Credit {
  return credit !== undefined && Object.values(credit).some((text) => text !== '');
}
