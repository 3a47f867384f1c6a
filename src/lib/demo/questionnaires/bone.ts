import { nested } from './exam.ts';

/** Outline blocks shared by the questionnaires about bones and joints. */

/** Both sides share one question: its text omits the side, which its sentences contain. */
const unsided = (words: string): string => words.replace(/ \{\w+\}/g, '');

const fractureDetail = (sites: string): string => `!?? Siège de la fracture
/ ${sites} >> Fracture : {option}.
? Trait
/ Transversal | Oblique | Spiroïde | Comminutif | Arrachement > Trait : {option}.
? Déplacement
- Non déplacée > Pas de déplacement significatif.
- Déplacée > Fracture déplacée.
  # Déplacement maximal | mm | 0..80 | entier > Déplacement maximal de {valeur}.
  # Angulation | ° | 0..90 | entier > Angulation de {valeur}.
? Extension articulaire
- Non > Pas d'extension articulaire.
- Oui > Le trait s'étend à la surface articulaire.
  # Marche d'escalier articulaire | mm | 0..30 | 1 > Marche d'escalier articulaire de {valeur}.`;

/**
 * Recent fracture, with the sites that this exam can show.
 * @param details questions about a fracture of this region only, @param none the sentence without fracture
 */
export const fracture = (
  sites: string,
  details = '',
  none = 'Pas de lésion osseuse traumatique décelable.',
): string => `!? Lésion osseuse traumatique
+ Aucune > ${none}
- Fracture
${nested([fractureDetail(sites), details].filter(Boolean).join('\n'))}
- Aspect douteux >> Aspect douteux ne permettant pas d'écarter une fracture non déplacée.`;

/** @param plural complement of « rapports », @param singular complement of « luxation »: « gléno-humérale » */
export const alignment = (
  plural: string,
  singular: string,
): string => `? Rapports articulaires ${unsided(plural)}
+ Conservés > Rapports articulaires ${plural} conservés.
- Subluxation >> Subluxation ${singular}.
- Luxation >> Luxation ${singular}.
  " Sens du déplacement > Sens du déplacement : {valeur}.`;

export const osteoarthritis = (compartments: string): string => `? Arthrose
+ Absente > Interlignes articulaires conservés, sans ostéophytose.
- Présente
  !?? Compartiments atteints
  / ${compartments} >> Compartiment(s) atteint(s) : {option}.
  !? Grade de Kellgren et Lawrence [fiche kellgren]
  - Grade 1 (douteux) > Remaniements débutants, grade 1 de Kellgren et Lawrence.
  - Grade 2 (minime) >> Arthrose minime, grade 2 de Kellgren et Lawrence.
  - Grade 3 (modérée) >> Arthrose modérée, grade 3 de Kellgren et Lawrence.
  - Grade 4 (sévère) >> Arthrose évoluée, grade 4 de Kellgren et Lawrence.
  ?? Signes associés
  / Ostéophytes | Sclérose sous-chondrale | Géodes | Corps étrangers articulaires > Signes associés : {option}.`;

export const mineralisation = `? Trame osseuse
+ Normale > Minéralisation osseuse normale.
- Déminéralisation diffuse > Aspect de déminéralisation osseuse diffuse.
- Lacune ou condensation focale >> Lésion osseuse focale à caractériser.
  # Grand axe de la lésion | mm | 1..300 | entier > Grand axe : {valeur}.
  ? Limites
  - Nettes avec liseré de sclérose (Lodwick IA) > Limites nettes avec liseré de sclérose (Lodwick IA).
  - Nettes sans sclérose (Lodwick IB) > Limites nettes sans liseré de sclérose (Lodwick IB).
  - Floues (Lodwick IC) > Limites floues (Lodwick IC).
  - Mitée ou perméative (Lodwick II–III) > Aspect mité ou perméatif (Lodwick II–III), d'allure agressive.
  ? Corticale et périoste
  - Respectés > Corticale respectée, pas de réaction périostée.
  - Réaction périostée pleine > Réaction périostée pleine unilamellaire.
  - Réaction périostée agressive > Réaction périostée discontinue d'allure agressive.`;

export const softTissue = `? Parties molles
+ Sans anomalie > Parties molles sans anomalie.
- Tuméfaction > Tuméfaction des parties molles.
- Calcifications > Calcifications des parties molles.
- Corps étranger radio-opaque >> Corps étranger radio-opaque des parties molles.`;

/** @param where complement of « épanchement »: « gléno-huméral », « du genou {droit} » */
export const effusion = (where: string): string => `? Épanchement articulaire ${unsided(where)}
+ Absent > Pas d'épanchement articulaire ${where}.
- Minime > Minime épanchement articulaire ${where}.
- Abondant >> Abondant épanchement articulaire ${where}.
  ? Caractère
  / Simple | Hémarthrose | Lipohémarthrose | Avec synovite > Caractère de l'épanchement : {option}.`;

export const marrow = (sites: string): string => `? Signal de la moelle osseuse
+ Normal > Signal médullaire osseux normal.
- Œdème médullaire
  !?? Siège de l'œdème
  / ${sites} >> Œdème médullaire : {option}.
  ? Mécanisme évoqué
  - Contusion > Aspect évocateur de contusion osseuse.
  - Fracture sous-chondrale >> Fracture sous-chondrale.
  - Fissure de contrainte >> Fissure de contrainte.
  - Ostéonécrose >> Ostéonécrose.
- Remplacement tumoral >> Remplacement médullaire suspect.`;

export const cartilage = (
  areas: string,
  normal = 'Épaisseur et signal du cartilage conservés.',
): string => `? Cartilage
+ Normal > ${normal}
- Chondropathie [fiche icrs]
  !?? Siège de la chondropathie
  / ${areas} >> Chondropathie : {option}.
  !? Grade ICRS
  - Grade 1 (ramollissement, fissures superficielles) > Chondropathie de grade 1.
  - Grade 2 (moins de 50 % de l'épaisseur) > Chondropathie de grade 2.
  - Grade 3 (plus de 50 % de l'épaisseur) >> Chondropathie de grade 3.
  - Grade 4 (os sous-chondral à nu) >> Chondropathie de grade 4 avec mise à nu de l'os sous-chondral.
  # Surface atteinte | mm² | 1..2000 | entier > Surface atteinte : {valeur}.`;

/** One ligament, with the complement of « rupture »: `ligament('LCA', 'du LCA')`. */
export const ligament = (name: string, of: string): string => `? ${name}
+ Normal > ${name} : continuité et aspect normaux.
- Entorse bénigne > Élongation ${of}, sans rupture.
- Rupture partielle >> Rupture partielle ${of}.
- Rupture complète >> Rupture complète ${of}.`;

/** One tendon; `ruptured` holds further questions about its rupture. */
export const tendon = (name: string, of: string, ruptured = ''): string => `? ${name}
+ Normal > ${name} : aspect normal.
- Tendinopathie > Tendinopathie ${of}, sans fissure.
- Fissuration >> Fissuration ${of}.
  # Longueur de la fissure | mm | 1..80 | entier > Fissure de {valeur} de long.
- Rupture >> Rupture complète ${of}.
  # Rétraction | mm | 0..150 | entier > Rétraction de {valeur}.${ruptured && `\n${nested(ruptured)}`}`;
