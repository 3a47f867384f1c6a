/** Last page of a scored exam: the conclusion computed from the score, without other proposals. */
export const scoreConclusion = (normal: string): string => `== Conclusion
§C
!? Synthèse
+ Examen normal >> ${normal}
- Anomalies décrites ci-dessus
" Commentaire libre [plusieurs lignes] [neutre] > {valeur}`;
