import type { LegalBlanks } from './blanks.ts';

/** Mentions légales, as Markdown: the legal notice that French law requires (LCEN, article 1-1). */
export const noticeText = ({ publisher, director, contact, host }: LegalBlanks) => `
## Éditeur

Ce site est publié par : ${publisher}

Directrice ou directeur de la publication : ${director}

Contact : ${contact}

## Hébergement

Le site, sa base de données et ses images sont hébergés par : ${host}

## Logiciel

Le site fonctionne avec Négatoscope, un logiciel libre (licence MIT). Les composants qu’il contient et leurs licences
sont dans [la liste des licences](/notices.txt), et dans [la nomenclature logicielle](/sbom.cdx.json) (SBOM, CycloneDX).

## Contenus

Cas, questionnaires et protocoles sont écrits par les personnes qui ont un compte, dont le nom est indiqué. Une image qui vient
d’ailleurs porte son auteur et sa licence ; toutes sont réunies dans [les crédits](/credits).

Une image sur laquelle quelqu’un peut être reconnu, un contenu erroné ou copié sans droit doit être signalé : par « Signaler »,
sous chaque contenu public, ou par le contact ci-dessus.

## Enseignement seulement

Ce site est un outil d’enseignement. Ce n’est pas un dispositif médical, et rien de ce qu’il montre n’est destiné au
diagnostic ni au suivi d’un patient.
`;
