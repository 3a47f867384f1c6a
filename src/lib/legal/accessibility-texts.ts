import { counted, formatLongDate } from '#lib/platform/format-texts.ts';
import type { LegalBlanks } from './blanks.ts';
import type { Criterion, CriterionState, Rate } from './rgaa.ts';
import { legalMessages } from './texts.ts';

/** The date of the last review of the table of criteria. */
const CRITERIA_READ_ON = '2026-11-29';

/** The RGAA's accessibility statement, as Markdown; the table of criteria follows it. */
export const accessibilityText = (
  { publisher, contact }: LegalBlanks,
  { percent, conforming, notConforming, notVerified, notApplicable, conformity }: Rate,
) => `
${publisher} s’engage à rendre ce site accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005.

## État de conformité

Ce site est **${legalMessages.states[conformity]}** avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2.

## Résultats

${percent} % des critères applicables sont respectés : ${conforming} conformes, ${notConforming} non conformes, ${notVerified} non vérifiés et comptés
comme non conformes, ${notApplicable} non applicables, sur 106.

Ce n’est pas un audit : ce sont les tests automatiques du logiciel, sur une page de chaque sorte, dans les deux thèmes et sur téléphone comme sur
ordinateur. Un critère n’est dit conforme que si un test le montre. Aucun essai avec un lecteur d’écran n’a été fait. Un audit par
l’établissement, avec des personnes concernées, reste à faire.

## Contenus non accessibles

- Les images radiologiques n’ont pas toutes de description détaillée : elle donnerait souvent la réponse.
- Les films des démonstrations ont une transcription et des sous-titres, pas d’audiodescription.
- Les raccourcis à une touche de la visionneuse et du compte rendu ne se désactivent pas.
- « Annuler » n’est proposé que dix secondes après certaines actions.
- Les termes dans une autre langue ne sont pas indiqués comme tels.

## Établissement de cette déclaration

Établie le ${formatLongDate(CRITERIA_READ_ON)}. Technologies : HTML, CSS, JavaScript, SVG, WAI-ARIA. Outils : axe-core, html-validate, Playwright
(Chromium).

## Retour d’information et contact

Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez à : ${contact}

## Voies de recours

Si vous avez signalé un défaut d’accessibilité et que la réponse ne vous satisfait pas :

- [écrire un message au Défenseur des droits](https://formulaire.defenseurdesdroits.fr/) ;
- contacter [son délégué dans votre région](https://www.defenseurdesdroits.fr/saisir/delegues) ;
- lui écrire par la poste, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.
`;

/** The table of criteria. */
export const criteriaMessages = {
  title: 'Les 106 critères, un par un',
  theme: (number: number, name: string) => `${number}. ${name}`,
  /** « 4 conformes sur 9 ». */
  outOf: (criteria: readonly Criterion[]) => {
    const conforming = criteria.filter(({ state }) => state === 'C').length;
    return `${counted(conforming, 'conforme')} sur ${criteria.length}`;
  },
  states: {
    C: 'Conforme',
    NC: 'Non conforme',
    NA: 'Non applicable',
    NT: 'Non vérifié, compté comme non conforme',
  } satisfies Record<CriterionState, string>,
  shownBy: 'Test\u00a0:',
};
