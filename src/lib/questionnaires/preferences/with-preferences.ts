import type { Page, Question, QuestionOption, Repeat } from '../tree.ts';
import type { ActingPreferences } from './acting-preferences.ts';
import { eachKey } from './preferences.ts';
import type { PreferredForm } from './preferred-form.ts';

/** Returns the sentence that replaces a node's own; undefined for none. */
type Say = (key: string, sentence: string | undefined) => string | undefined;

interface Writer {
  id: string;
  sentence?: string | undefined;
  repeat?: Repeat | undefined;
}

function saying<Node extends Writer>(node: Node, say: Say): Node {
  const { id, sentence, repeat } = node;
  return {
    ...node,
    ...(sentence && { sentence: say(id, sentence) }),
    ...(repeat && { repeat: { ...repeat, sentence: say(eachKey(id), repeat.sentence) } }),
  };
}

function ownQuestion(question: Question, say: Say): Question {
  const made = saying(question as Question & Writer, say) as Question;
  if (made.type === 'hotspot') return { ...made, zones: made.zones.map((zone) => saying(zone, say)) };
  if (made.type !== 'single' && made.type !== 'multiple') return made;
  const options = made.options.map((option): QuestionOption => {
    const own = saying(option, say);
    return own.questions ? { ...own, questions: own.questions.map((each) => ownQuestion(each, say)) } : own;
  });
  return { ...made, options };
}

/**
 * A hidden page: its questions are not asked, have no default answer and write nothing; calculations that need their
 * answers have no result.
 */
function hiddenPage(page: Page): Page {
  const questions = page.questions.map((question): Question => {
    const mute = ownQuestion(question, () => undefined);
    if (question.hidden) return mute;
    return {
      ...mute,
      hidden: true,
      ...('defaultAnswer' in mute && { defaultAnswer: undefined }),
    } as Question;
  });
  return { ...page, hidden: true, questions };
}

/**
 * The pages of a questionnaire with a person's preferences applied: with the person's own sentences, and with some
 * pages hidden.
 */
export function withPreferences(
  pages: readonly Page[],
  { sentences, hiddenPages }: Pick<ActingPreferences, 'sentences' | 'hiddenPages'>,
): Page[] {
  const say: Say = (key, sentence) => sentences[key] ?? sentence;
  return pages.map((page) =>
    hiddenPages.includes(page.id)
      ? hiddenPage(page)
      : { ...page, questions: page.questions.map((question) => ownQuestion(question, say)) },
  );
}

/** The data of the form with a person's preferences applied. */
export function preferredForm(pages: readonly Page[], acting: ActingPreferences): PreferredForm {
  const { answers, conclusionOrder, hiddenPages } = acting;
  const all = withPreferences(pages, { ...acting, hiddenPages: [] });
  return {
    answers,
    conclusionOrder,
    pages: withPreferences(pages, acting),
    unhidden: all.filter(({ id }) => hiddenPages.includes(id)),
  };
}
