/** The explanation of `ratingRank` for readers. */
export const howRankedText =
  'La moyenne de chacun est pondérée\u00a0: tant que les notes sont peu nombreuses, elle est ramenée vers 6/10, comme si cinq personnes avaient déjà donné cette note. Un 10/10 isolé ne passe donc pas devant quarante 9/10. Ce que personne n’a noté vient en dernier.';
