type Loose = Record<string, unknown> & { type?: string; id?: string };

/** Gives ids, defaults and formulas, which name other nodes. */
export function named(pages: { name: string; codes?: unknown; questions: unknown[] }[]) {
  let count = 0;
  const id = (prefix: string) => {
    count += 1;
    return `${prefix}${count.toString(36)}`;
  };
  const numbers: string[] = [];
  const chosen: string[] = [];
  let isInGroup = false;
  /** Questions under an option; where they repeat, nothing outside of them reads them as one. */
  const nameUnder = ({ repeat, ...child }: Loose, questions: Loose[]): Loose => {
    if (!repeat || isInGroup) return { ...child, questions: questions.map(nameQuestion) };
    const known = [numbers, chosen].map((list) => ({ list, length: list.length }));
    isInGroup = true;
    const own = questions.map(nameQuestion);
    isInGroup = false;
    for (const { list, length } of known) list.splice(length);
    const terms = own.filter(({ type }) => type !== 'information').map((each) => `{#${each.id}}`);
    const ordering = own.find(({ type }) => ['number', 'single', 'date', 'formula'].includes(type ?? ''))?.id;
    const { sentence = '', descending, ...rest } = repeat as { sentence?: string; descending?: boolean };
    const said = `${sentence} ${terms.join(' - ')} {numéro}`.trim();
    return {
      ...child,
      questions: own,
      repeat: { ...rest, sentence: said, ...(ordering && { orderedBy: ordering, descending }) },
    };
  };
  const nameQuestion = ({ defaults, ...node }: Loose): Loose => {
    const own: Loose = { ...node, id: id('n') };
    if (own.type === 'formula' && numbers.length > 0) own.expression = `{${numbers.at(-1)}} * 0.52`;
    if (own.type === 'formula' && chosen.length > 0 && own.decimals === undefined)
      own.expression = `si({${chosen.at(-1)}} et {${chosen[0]}}; "a | b > c]"; "")`;
    if (chosen.length > 0 && own.important) own.condition = `non({${chosen.at(-1)}})`;
    if (numbers.length > 0 && own.hidden) own.condition = `{${numbers[0]}} > {${numbers.at(-1)}}`;
    if (chosen.length > 0 && own.sentence && own.inConclusion)
      own.sentenceCondition = `{${chosen[0]}} ou {${chosen.at(-1)}}`;
    if (own.type === 'number') numbers.push(own.id ?? '');
    const list = own.type === 'hotspot' ? 'zones' : 'options';
    if (!Array.isArray(own[list])) return own;
    const children = (own[list] as Loose[]).map((child) => {
      const { questions, repeat, ...rest } = child;
      const under = Array.isArray(questions) ? (questions as Loose[]) : [];
      const named = under.length > 0 ? nameUnder({ ...rest, repeat }, under) : rest;
      return { ...named, id: id('o') };
    });
    if (list === 'options') chosen.push(...children.map((child) => child.id));
    const defaultIds = children
      .filter((_, index) => (Number(defaults ?? 0) >> index) % 2 === 1)
      .map((child) => child.id);
    if (own.type === 'single' && defaultIds[0]) own.defaultAnswer = defaultIds[0];
    else if (own.type !== 'single' && defaultIds.length > 0) own.defaultAnswer = defaultIds;
    return { ...own, [list]: children };
  };
  return pages.map((page) => ({
    id: id('p'),
    name: page.name,
    codes: page.codes,
    questions: page.questions.map((each) => nameQuestion(each as Loose)),
  }));
}
