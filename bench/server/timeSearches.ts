import { searchForPosts } from '@server/core/posts/routes/readPosts';
import type { Driver } from '@server/data/postgres/connection/driver';
import { createSqlData } from '@server/data/postgres/createSqlData';
import { createSqlStore } from '@server/data/postgres/queries/sqlStore';
import { executionTime, type Statement } from '@server/data/postgres/testing/readPlan';
import { recordStatements } from '@server/data/postgres/testing/recordStatements';
import { median } from '../median';
import { misspeltName, rareTerm, searchTerm } from './benchCommunity';

/** What all statements of a search may take together, in milliseconds. */
const most = 30;
const terms = 10;

const kinds: Readonly<Record<string, (number: number) => string>> = {
  'a frequent term': searchTerm,
  'a rare term': rareTerm,
  'a misspelt name': misspeltName,
};

/**
 * Prints what searches cost in the database: the execution times of their statements, without what waits around them.
 * Returns a sentence for each that is over its limit.
 */
export async function timeSearches(driver: Driver, posts: number) {
  const statements: Statement[] = [];
  const data = createSqlData(createSqlStore(recordStatements(driver, statements)));
  const over: string[] = [];
  for (const [kind, termOf] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let term = 1; term <= terms; term += 1) {
      statements.length = 0;
      await searchForPosts(data, { term: termOf((term * 7919) % posts), skip: 0, take: 20 });
      let time = 0;
      for (const statement of statements) time += await executionTime(driver, statement);
      times.push(time);
    }
    const middle = median(times);
    const highest = Math.max(...times);
    const figure = `a search for ${kind}: ${middle.toFixed(1)} ms in the database, ${highest.toFixed(1)} ms at most`;
    console.log(figure);
    if (middle > most) over.push(`${driver.kind}: ${figure}, over ${most} ms`);
  }
  return over;
}
