import { ApiQuery } from '@nestjs/swagger';

/** Says in the API's document what a text is for that may stand behind the question mark of an address. */
export const OptionalQuery = (name: string, description: string) =>
  ApiQuery({ name, type: String, required: false, description });
