/** Outline blocks of the exams of the abdomen. */

export const liverShape = `? Morphologie du foie
+ Normale > Foie de taille, de contours et de structure normaux.
- Stéatose >> Stéatose hépatique.
- Dysmorphie >> Dysmorphie hépatique évocatrice d'hépatopathie chronique.`;

export const liver = `${liverShape}
?? Lésion focale hépatique
+ Aucune > Pas de lésion focale hépatique décelable.
/ Kyste simple | Hémangiome | Hyperplasie nodulaire focale | Adénome | Métastases | Lésion indéterminée >> Foie : {option}.`;

export const bile = `!?? Vésicule biliaire
+ Normale > Vésicule à paroi fine, alithiasique.
- Lithiase
  !# Taille du plus gros calcul | mm | 1..60 | entier >> Lithiase vésiculaire, calculs mesurant jusqu'à {valeur}.
- Boue > Boue vésiculaire.
- Polype
  !# Taille du polype | mm | 1..40 | entier >> Polype vésiculaire de {valeur}.
- Cholécystite >> Signes de cholécystite aiguë.
- Absente (cholécystectomie) > Antécédent de cholécystectomie.
!# Calibre de la voie biliaire principale | mm | 1..40 | entier > Voie biliaire principale : {valeur}.
? Voies biliaires intrahépatiques
+ Fines > Voies biliaires intrahépatiques fines.
- Dilatées >> Dilatation des voies biliaires intrahépatiques.`;

export const pancreas = `? Pancréas
+ Normal > Pancréas homogène, canal principal fin.
- Masse >> Masse pancréatique.
  # Grand axe de la masse | mm | 3..150 | entier > Grand axe : {valeur}.
- Non exploré >> Pancréas masqué par les gaz, non exploré.
? Rate
+ Normale > Rate de taille normale.
- Splénomégalie
  !# Flèche splénique | mm | 120..350 | entier >> Splénomégalie de {valeur}.`;

export const peritoneum = `? Épanchement péritonéal
+ Absent > Pas d'épanchement péritonéal.
- Minime > Épanchement péritonéal minime.
- Abondant >> Épanchement péritonéal abondant.
? Pneumopéritoine
+ Absent > Pas de pneumopéritoine.
- Présent >> Pneumopéritoine.`;
