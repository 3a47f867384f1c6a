/** The page of a case's questions, which works without script. */
export const questionsPath = (caseId: string) => `/questions/${caseId}`;
/** The names of the pictures that cards show: of the image that the case opens on, and of findings that cards mask. */
export interface CardPictures {
  first?: string | undefined;
  zones?: readonly { finding: string; name: string }[];
}
const FIRST = 'image';
const ZONE = 'zone';
/** Neither ids nor names hold one. */
const BETWEEN = ':';

/** The questions of one's own case as cards of Anki's. */
export function ankiPath(caseId: string, { first, zones = [] }: CardPictures = {}): string {
  const named = [
    ...(first === undefined ? [] : [`${FIRST}=${first}`]),
    ...zones.map(({ finding, name }) => `${ZONE}=${finding}${BETWEEN}${name}`),
  ];
  return `/questions/export/${caseId}.apkg${named.length > 0 ? `?${named.join('&')}` : ''}`;
}

/** What that address names. */
export function cardPictures(search: URLSearchParams): CardPictures {
  const zones = search.getAll(ZONE).map((value) => {
    const [finding = '', ...name] = value.split(BETWEEN);
    return { finding, name: name.join(BETWEEN) };
  });
  return { first: search.get(FIRST) ?? undefined, zones };
}
/** Begins anew once the last attempt is finished. */
export const AGAIN = 'recommencer';
/** What the questions of a case are worth, for those who write it. */
export const questionFiguresPath = (caseId: string) => `/statistics/questions/${caseId}`;
/** Where on that page a question is, by its number. */
export const figuresOfQuestion = (number: number) => `question-${number}`;
