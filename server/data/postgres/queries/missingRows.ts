import { isForeignKeyViolation } from '../connection/failures';

/** Returns `answer` if a row that the statement refers to was removed meanwhile. */
export async function ifRemoved<Result, Answer>(statement: Promise<Result>, answer: Answer) {
  try {
    return await statement;
  } catch (error) {
    if (isForeignKeyViolation(error)) return answer;
    throw error;
  }
}
