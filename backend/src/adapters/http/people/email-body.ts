import { IsString, MaxLength } from 'class-validator';
import { maxTextLength } from '../request-bodies.js';

export class EmailBody {
  @IsString({ message: 'Fill in your e-mail address.' })
  @MaxLength(maxTextLength)
  email!: string;
}
