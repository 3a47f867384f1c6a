import { french } from '#lib/platform/typography.ts';
import { ASVS, type Chapter, type Requirement, type RequirementState, statesOf } from './asvs.ts';

const STATE_NAMES: Record<RequirementState, string> = {
  yes: 'oui',
  no: 'non',
  'not applicable': 'sans objet',
  'not verified': 'non vérifié',
};

const cells = (...texts: (string | number)[]) => `| ${texts.join(' | ')} |`;

function row({ id, level, subject, state, tests = [], note }: Requirement): string {
  const shown = [...tests.map((test) => `\`${test}\``), ...(note ? [note] : [])].join(' ; ');
  return cells(id, level, subject, STATE_NAMES[state], shown);
}

const chapterOf = ({ number, name, requirements }: Chapter) =>
  [
    `## V${number} ${name}`,
    '',
    cells('exigence', 'niveau', 'sujet', 'état', 'preuve, ou raison'),
    '|---|---|---|---|---|',
    ...requirements.map(row),
  ].join('\n');

function countsOf(level: Requirement['level']): string {
  const counts = statesOf(level);
  return cells(
    level,
    ...counts,
    counts.reduce((sum, each) => sum + each, 0),
  );
}

/** `docs/security/asvs.md`: the requirements of the OWASP ASVS, each with its evidence, or why it is not met. */
export const asvsDoc = () =>
  french(`# OWASP ASVS 5.0.0, niveaux 1 et 2

Cette page est écrite par \`node src/cli/security-docs.ts\` à partir de \`src/lib/legal/asvs.json\`. *Oui* : l’essai nommé le montre, et un test
échoue s’il n’existe plus. *Non* : ce n’est pas le cas, et pourquoi. *Sans objet* : il n’y a rien à quoi cela s’applique. *Non vérifié* :
personne ne l’a établi, même quand le code semble bon. C’est une relecture par ceux qui ont écrit le logiciel, pas un audit.

Les numéros et les niveaux sont ceux de l’[OWASP Application Security Verification Standard](https://github.com/OWASP/ASVS) 5.0.0, publié sous
licence CC BY-SA 4.0 ; les sujets sont résumés par nous, le texte qui fait foi est celui de la norme.

| niveau | oui | non | sans objet | non vérifié | en tout |
|---|---|---|---|---|---|
${countsOf(1)}
${countsOf(2)}

${ASVS.map(chapterOf).join('\n\n')}
`);
