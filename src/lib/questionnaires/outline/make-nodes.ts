import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { Page, Question, QuestionOption, Zone } from '../tree.ts';
import type { DraftOption, DraftPage, DraftQuestion } from './draft.ts';
import { type AllowedAttributes, conditionalParts } from './formulas.ts';
import type { WrittenNode } from './ids.ts';
import { keptCodes, keptUnitCode } from './kept-codes.ts';
import type { NodeContext } from './making.ts';
import { type AnsweredQuestion, markOfValue, marksOfOption } from './normal-marks.ts';
import { readRepeat } from './repeats.ts';
import { valueParts } from './value-questions.ts';
import { NEUTRAL_WORD } from './words.ts';

/** Types of questions with answers to choose from. */
const CHOSEN: readonly string[] = ['single', 'multiple', 'hotspot'];
/** Types whose value has a sentence. */
const VALUED: readonly string[] = ['text', 'number', 'date', 'formula'];

/** Creates the nodes of a questionnaire from a parsed outline, and reports what cannot be kept. */
export class NodeMaker {
  readonly lines = new Map<string, number>();
  readonly #making: NodeContext;

  constructor(making: NodeContext) {
    this.#making = making;
  }

  pages = (drafts: readonly DraftPage[]): Page[] =>
    this.#each(drafts, MAX.pages, (draft) => {
      const name = this.#text(draft, MAX.pageName);
      const id = this.#id(draft);
      const questions = this.questions(draft.questions, MAX.questions);
      return name === '' ? null : { id, name, ...keptCodes(this.#making.before.get(draft)), questions };
    });

  questions(drafts: readonly DraftQuestion[], max: number): Question[] {
    return this.#each(drafts, max, (draft) => this.#question(draft));
  }

  /** @param of the question that the options answer, which affects how their words are interpreted */
  options(drafts: readonly DraftOption[], of: AnsweredQuestion): QuestionOption[] {
    return this.#each(drafts, MAX.options, (draft) => this.#option(draft, of));
  }

  /** Creates the nodes of a list that can be kept, up to the maximum. */
  #each<Draft extends { line: number }, Node>(
    drafts: readonly Draft[],
    max: number,
    make: (draft: Draft) => Node | null,
  ): Node[] {
    const made: Node[] = [];
    for (const draft of drafts) {
      if (made.length >= max || this.#making.room <= 0) {
        this.#making.faults.add(draft.line, 'too-many');
        break;
      }
      const node = make(draft);
      if (node !== null) made.push(node);
    }
    return made;
  }

  #id(draft: WrittenNode): string {
    const id = this.#making.ids.of(draft);
    this.lines.set(id, draft.line);
    return id;
  }

  #text({ label, line }: DraftPage | DraftQuestion | DraftOption, max: number): string {
    if (label.text === '') this.#making.faults.add(line, 'no-text');
    return this.#fit(label.text, max, line);
  }

  #fit(text: string, max: number, line: number): string {
    if (text.length <= max) return text;
    this.#making.faults.add(line, 'too-long');
    return text
      .slice(0, max)
      .replace(/[\ud800-\udbff]$/, '')
      .trim();
  }

  #said({ said, line }: DraftQuestion | DraftOption) {
    return said.sentence ? { ...said, sentence: this.#fit(said.sentence, MAX.sentence, line) } : said;
  }

  #question(draft: DraftQuestion): Question | null {
    this.#making.room -= 1;
    const { line, label, type, section } = draft;
    const { references, faults, terms, before } = this.#making;
    const text = this.#text(draft, MAX.questionText);
    if (text === '') return null;
    const id = this.#id(draft);
    const image = references.image(label, line);
    const fiche = references.fiche(label, line);
    const flags = {
      ...(draft.important && { important: true }),
      ...(draft.hidden && { hidden: true }),
      ...(label.neutral !== undefined && { neutral: true }),
    };
    const conditions = this.#conditions(draft, { condition: true, sentence: VALUED.includes(type) });
    const attached = { ...(image && { image }), ...(fiche && { fiche }), ...keptCodes(before.get(draft)) };
    const base = { id, text, section, ...flags, ...attached, ...conditions };
    if (!CHOSEN.includes(type)) this.#refuseOptions(draft.options);
    const value = valueParts({ ...draft, said: this.#said(draft) }, terms, faults);
    if (value) {
      const unitCode = keptUnitCode(value, before.get(draft));
      if (value.type === 'formula') return { ...base, ...value, ...unitCode };
      return { ...base, ...value, ...unitCode, ...markOfValue(draft, value.defaultAnswer, faults) };
    }
    if (type === 'formula') return null;
    if (draft.said.sentence) faults.add(line, 'not-here', draft.said.sentence);
    if (type === 'hotspot') return this.#hotspot(draft, base);
    if (type === 'information') return { ...base, type };
    const options = this.options(draft.options, draft);
    if (options.length === 0) faults.add(line, 'no-options');
    return options.length === 0
      ? null
      : ({ ...base, type, options, ...this.#defaults(draft, options) } as Question);
  }

  #conditions(draft: DraftQuestion | DraftOption, allowed: AllowedAttributes) {
    return conditionalParts(draft, this.#making.terms, this.#making.faults, allowed);
  }

  /** Reports options under a question that cannot have any, with everything below them. */
  #refuseOptions(drafts: readonly DraftOption[]): void {
    for (const { line, label, questions } of drafts) {
      this.#making.faults.add(line, 'not-here', label.text);
      for (const question of questions) {
        this.#making.faults.add(question.line, 'not-here', question.label.text);
        this.#refuseOptions(question.options);
      }
    }
  }

  /** The options chosen by default. */
  #defaults(draft: DraftQuestion, kept: readonly { id: string }[]) {
    const { ids, faults } = this.#making;
    const chosen = draft.options
      .filter(({ isDefault }) => isDefault)
      .flatMap((option) => kept.find(({ id }) => id === ids.of(option)) ?? []);
    const [first, second] = chosen;
    if (!first) return {};
    if (draft.type !== 'single') return { defaultAnswer: chosen.map(({ id }) => id) };
    if (second) faults.add(this.lines.get(second.id) ?? draft.line, 'bad-default');
    return { defaultAnswer: first.id };
  }

  #option(draft: DraftOption, of: AnsweredQuestion): QuestionOption | null {
    this.#making.room -= 1;
    const { references, faults, before } = this.#making;
    const { label, line } = draft;
    const text = this.#text(draft, MAX.optionText);
    if (text === '') return null;
    if (label.zone !== undefined) faults.add(line, 'not-here', `zone ${label.zone}`);
    if (label.neutral !== undefined) faults.add(line, 'not-here', NEUTRAL_WORD);
    const id = this.#id(draft);
    const image = references.image(label, line);
    const fiche = references.fiche(label, line);
    const questions = this.questions(draft.questions, MAX.subQuestions);
    const attached = { ...(image && { image }), ...(fiche && { fiche }), ...keptCodes(before.get(draft)) };
    const marks = marksOfOption(of, draft, faults);
    return {
      id,
      text,
      ...attached,
      ...this.#conditions(draft, { condition: true, sentence: true, points: true }),
      ...this.#said(draft),
      ...marks,
      ...(questions.length > 0 && { questions }),
      ...(draft.repeat &&
        readRepeat(
          draft.repeat,
          questions,
          this.#making.before.get(draft) as QuestionOption | undefined,
          faults,
        )),
    };
  }

  #hotspot(draft: DraftQuestion, base: Omit<Question, 'type'>): Question | null {
    const { faults, before } = this.#making;
    const earlier = before.get(draft) as Question | undefined;
    const image = base.image ?? (earlier?.type === 'hotspot' ? earlier.image : undefined);
    if (!image) faults.add(draft.line, 'image-missing');
    const zones = this.#each(draft.options, MAX.zones, (zone) => this.#zone(zone));
    if (image && zones.length === 0) faults.add(draft.line, 'no-options');
    if (!image || zones.length === 0) return null;
    return { ...base, type: 'hotspot', image, zones, ...this.#defaults(draft, zones) } as Question;
  }

  #zone(draft: DraftOption): Zone | null {
    this.#making.room -= 1;
    const { references, faults, before } = this.#making;
    const earlier = before.get(draft) as Zone | undefined;
    const drawn = references.zone(draft.label, draft.line) ?? (earlier?.shape ? earlier : undefined);
    if (!drawn) faults.add(draft.line, 'zone-missing');
    const label = this.#text(draft, MAX.zoneLabel);
    for (const { line } of draft.questions) faults.add(line, 'not-here');
    if (!drawn || label === '') return null;
    const id = this.#id(draft);
    const kept = { colour: drawn.colour, shape: drawn.shape, ...keptCodes(earlier) };
    const conditions = this.#conditions(draft, { sentence: true, points: true });
    return { id, label, ...kept, ...conditions, ...this.#said(draft) };
  }
}
