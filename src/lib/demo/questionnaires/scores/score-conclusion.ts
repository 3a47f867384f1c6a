/** Last page of a scored exam: what follows from the score is computed, nothing else is proposed. */
export const scoreConclusion = (normal: string): string => `== Conclusion
§C
!? Synthèse
+ Examen normal >> ${normal}
- Anomalies décrites ci-dessus
" Commentaire libre [plusieurs lignes] [neutre] > {valeur}`;
