/** The page of a case's questions, which works without script. */
export const questionsPath = (caseId: string) => `/questions/${caseId}`;
/** The call that says how far one is with them. */
export const attemptCall = (caseId: string) => `/api/cases/${caseId}/questions`;
/** A picture that cards show: its name, and the state of what it was drawn of (`exchange/drawn-state.ts`). */
export interface CardPicture {
  name: string;
  state: string;
}
/** The pictures that cards show: of the image that the case opens on, and of findings that cards mask. */
export interface CardPictures {
  first?: CardPicture | undefined;
  zones?: readonly (CardPicture & { finding: string })[];
}
const FIRST = 'image';
const ZONE = 'zone';
/** Neither ids nor names nor states hold one. */
const BETWEEN = ':';

/** The questions of one's own case as cards of Anki's. */
export function ankiPath(caseId: string, { first, zones = [] }: CardPictures = {}): string {
  const named = [
    ...(first === undefined ? [] : [`${FIRST}=${[first.name, first.state].join(BETWEEN)}`]),
    ...zones.map(({ finding, name, state }) => `${ZONE}=${[finding, name, state].join(BETWEEN)}`),
  ];
  return `/questions/export/${caseId}.apkg${named.length > 0 ? `?${named.join('&')}` : ''}`;
}

/** What that address names. */
export function cardPictures(search: URLSearchParams): CardPictures {
  const zones = search.getAll(ZONE).map((value) => {
    const [finding = '', name = '', state = ''] = value.split(BETWEEN);
    return { finding, name, state };
  });
  const [name, state = ''] = search.get(FIRST)?.split(BETWEEN) ?? [];
  return { first: name === undefined ? undefined : { name, state }, zones };
}
/** Query parameter that starts a new attempt once the last one is finished. */
export const AGAIN = 'recommencer';
/** The figures of the questions of a case, for its authors. */
export const questionFiguresPath = (caseId: string) => `/statistics/questions/${caseId}`;
/** Anchor of a question on that page, by number. */
export const figuresOfQuestion = (number: number) => `question-${number}`;
