import { conclusion, type DemoExam, exam, injectedMr, radiographs, reasons, ultrasound } from './exam.ts';

const density = `? Densité mammaire [neutre]
/ A | B | C | D > Densité mammaire de type {option}.`;

const acr = (side: string): string => `!? Classification ACR du sein ${side} [fiche birads]
/ ACR 1 [normal question] | ACR 2 [normal question] | ACR 3 | ACR 4A | ACR 4B | ACR 4C | ACR 5 | ACR 6 >> Sein ${side} : {option}.`;

const mammography = (side: string): string => `== Sein ${side}
? Masse du sein ${side}
+ Absente > Sein ${side} : pas de masse.
- Présente
  !# Taille de la masse (${side}) | mm | 2..150 | entier >> Masse du sein ${side} de {valeur}.
  ? Forme (${side})
  / Ronde | Ovale | Irrégulière > Forme : {option}.
  ? Contours (${side})
  / Circonscrits | Masqués | Microlobulés | Indistincts | Spiculés > Contours : {option}.
  # Rayon horaire (${side}) | h | 1..12 | entier > Masse du sein ${side}, rayon de {valeur}.
? Calcifications du sein ${side}
+ Absentes ou bénignes > Sein ${side} : pas de microcalcification suspecte.
- Suspectes
  !? Morphologie (${side})
  / Amorphes | Grossières hétérogènes | Fines polymorphes | Fines linéaires >> Microcalcifications du sein ${side} : {option}.
  ? Distribution (${side})
  / Groupées | Linéaires | Segmentaires | Régionales > Distribution : {option}.
? Distorsion du sein ${side}
+ Absente > Sein ${side} : pas de distorsion architecturale.
- Présente >> Distorsion architecturale du sein ${side}.
${acr(side)}`;

const sonography = (side: string): string => `== Échographie du sein ${side}
? Lésion échographique du sein ${side}
+ Aucune > Sein ${side} : pas de lésion échographique.
- Kyste simple > Kyste simple du sein ${side}.
- Masse solide
  !# Grand axe échographique (${side}) | mm | 2..120 | entier >> Masse solide du sein ${side} de {valeur}.
  ? Orientation (${side})
  / Parallèle | Non parallèle > Orientation : {option}.
  ? Contours échographiques (${side})
  / Circonscrits | Angulaires | Microlobulés | Spiculés > Contours : {option}.
  ? Atténuation (${side})
  / Renforcement | Absence de modification | Ombre > Phénomène postérieur : {option}.
? Ganglions axillaires ${side}s
+ Normaux > Ganglions axillaires ${side}s de morphologie normale.
- Suspects
  !# Épaisseur corticale (${side}) | mm | 1..30 | 1 >> Ganglion axillaire ${side} suspect, cortex de {valeur}.`;

export const breastExams: DemoExam[] = [
  exam(
    'Mammographie de dépistage organisé',
    'Rx, Séno',
    reasons('Dépistage organisé | Dépistage individuel'),
    radiographs('Face et oblique externe bilatérales'),
    `== Lecture\n${density}\n" Mammographie antérieure > Comparaison : {valeur}.`,
    mammography('droit'),
    mammography('gauche'),
    conclusion(
      'Mammographie sans anomalie suspecte.',
      'Prochain dépistage dans deux ans | Échographie | Clichés complémentaires',
    ),
  ),
  exam(
    'Bilan sénologique : mammographie, tomosynthèse et échographie',
    'Rx, Echo, Séno',
    reasons('Masse palpée | Écoulement mamelonnaire | Anomalie de dépistage | Antécédent familial'),
    radiographs('Face et oblique externe bilatérales avec tomosynthèse'),
    `== Lecture\n${density}`,
    mammography('droit'),
    mammography('gauche'),
    sonography('droit'),
    sonography('gauche'),
    conclusion(
      'Bilan sénologique sans anomalie suspecte.',
      'Microbiopsie échoguidée | Macrobiopsie stéréotaxique | Contrôle à 4 mois | IRM',
    ),
  ),
  exam(
    'Échographie mammaire et axillaire',
    'Echo, Séno',
    reasons('Masse palpée chez la femme jeune | Complément de mammographie | Abcès'),
    ultrasound('à la sonde linéaire haute fréquence, quadrant par quadrant'),
    sonography('droit'),
    acr('droit'),
    sonography('gauche'),
    acr('gauche'),
    conclusion('Échographie mammaire normale.', 'Microbiopsie | Contrôle à 4 mois | Mammographie'),
  ),
  exam(
    'IRM mammaire – bilan d’extension et femme à haut risque',
    'IRM, Séno',
    reasons('Mutation BRCA | Bilan d’extension | Chimiothérapie néoadjuvante | Prothèses'),
    injectedMr('T2, diffusion, T1 dynamiques avec soustractions'),
    `== Lecture
? Rehaussement matriciel
/ Minime | Léger | Modéré | Marqué > Rehaussement matriciel de fond : {option}.`,
    ...['droit', 'gauche'].map(
      (side) => `== Sein ${side}
!? Rehaussement du sein ${side}
+ Aucun suspect > Sein ${side} : pas de rehaussement suspect.
- Masse
  !# Taille (${side}) | mm | 3..150 | entier >> Masse rehaussée du sein ${side} de {valeur}.
  ? Cinétique (${side})
  / Progressive | Plateau | Lavage > Cinétique : {option}.
  ? Rehaussement interne (${side})
  / Homogène | Hétérogène | Annulaire > Rehaussement interne : {option}.
- Non-masse
  !? Distribution du non-masse (${side})
  / Focale | Linéaire | Segmentaire | Régionale | Diffuse >> Rehaussement non-masse du sein ${side} : {option}.
  # Étendue (${side}) | mm | 3..200 | entier > Étendue : {valeur}.
? Peau et mamelon ${side}s
+ Normaux > Peau et mamelon ${side}s normaux.
- Atteints >> Atteinte cutanée ou mamelonnaire du sein ${side}.
? Prothèse du sein ${side}
- Intacte [normal question] > Prothèse du sein ${side} intacte.
- Rupture intracapsulaire >> Rupture intracapsulaire de la prothèse du sein ${side}.
${acr(side)}`,
    ),
    conclusion(
      'IRM mammaire sans anomalie suspecte.',
      'Échographie de seconde intention | Biopsie sous IRM | Contrôle annuel',
    ),
  ),
  exam(
    'Mammographie de l’homme et échographie – gynécomastie',
    'Rx, Echo, Séno',
    reasons('Tuméfaction rétro-aréolaire | Mastodynie | Antécédent familial'),
    radiographs('Face et oblique externe bilatérales'),
    ['droite', 'gauche']
      .map(
        (side) => `== Région ${side}
? Gynécomastie ${side}
+ Absente > Pas de gynécomastie ${side}.
/ Nodulaire | Dendritique | Diffuse >> Gynécomastie ${side} : {option}.
# Diamètre rétro-aréolaire à ${side} | mm | 2..150 | entier > Diamètre rétro-aréolaire à ${side} : {valeur}.
? Masse excentrée ${side}
+ Absente > Pas de masse excentrée ${side}.
- Présente >> Masse excentrée ${side}, suspecte : prélèvement.`,
      )
      .join('\n'),
    `== Cause\n?? Facteur favorisant\n/ Médicament | Hépatopathie | Hypogonadisme | Idiopathique > Facteur favorisant : {option}.`,
    conclusion('Pas de masse suspecte.', 'Bilan endocrinien | Microbiopsie | Échographie testiculaire'),
  ),
];
