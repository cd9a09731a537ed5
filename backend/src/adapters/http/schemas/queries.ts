import { ApiQuery } from '@nestjs/swagger';

/** Documents an optional query parameter. */
export const OptionalQuery = (name: string, description: string) =>
  ApiQuery({ name, type: String, required: false, description });
