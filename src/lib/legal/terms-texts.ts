import type { LegalBlanks } from './blanks.ts';

/** Conditions d'utilisation, as Markdown. */
export const termsText = ({ publisher, contact }: LegalBlanks) => `
## Objet

Ce site, proposé par ${publisher}, sert à partager et travailler des cas cliniques, des questionnaires de compte rendu
et des protocoles d’acquisition. C’est un outil d’enseignement : il n’est destiné ni au diagnostic, ni à la prescription, ni au suivi d’un
patient. Qui s’en sert auprès d’un patient le fait sous sa responsabilité.

## Votre compte

Votre compte est personnel. Choisissez un mot de passe que vous n’utilisez nulle part ailleurs, et ne le donnez à personne. Vous pouvez supprimer
votre compte à tout moment.

## Ce que vous publiez

- **Aucune donnée qui identifie un patient** : ni dans l’image, ni dans un titre, un texte, un commentaire ou un nom de série. Vous regardez
  chaque image avant de l’attester. Un cas si rare qu’il ferait reconnaître quelqu’un ne se publie pas.
- Vous avez le droit d’utiliser ce que vous publiez. Une image d’un tiers porte son auteur, sa source et sa licence.
- Un contenu public peut être lu par tous, copié par les personnes qui ont un compte, et gardé hors ligne. Les copies faites par d’autres leur
  appartiennent ; vous pouvez y masquer vos images.
- Ce que vous écrivez reste le vôtre.

## Ce qui peut être retiré

L’administrateur peut masquer une image, ou retirer un contenu, sur lequel quelqu’un est reconnaissable, qui enfreint un droit ou qui est
dangereux. Pour le demander : ${contact}

## Disponibilité

Le site est fourni en l’état. Les textes médicaux sont ceux de leurs auteurs ; les contenus de démonstration n’ont pas été relus par un clinicien.
Gardez une copie de ce qui compte pour vous : « Exporter mes données », sur [votre compte](/account).

## Droit applicable

Droit français.
`;
