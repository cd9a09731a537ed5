import { IsString, MaxLength } from 'class-validator';
import { maxText } from '../request-bodies.js';

export class EmailBody {
  @IsString({ message: 'Fill in your e-mail address.' })
  @MaxLength(maxText)
  email!: string;
}
