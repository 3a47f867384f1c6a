/** The two databases: embedded in the process, or a PostgreSQL server. */
export type Engine = 'sqlite' | 'postgres';
