import { type DomainError, invalidFields } from '@appliance-index/domain/errors';
import {
  correctableNames,
  invalidCredentials,
  parseAccountType,
  techDetailNames,
} from '@appliance-index/domain/people/account';
import { techProofNames } from '@appliance-index/domain/people/technician-proofs';
import {
  Body,
  Controller,
  type ExecutionContext,
  Get,
  HttpCode,
  Injectable,
  Post,
  Put,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import {
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import { Strategy } from 'passport-local';
import { ErrorBody } from '../../../application/error-body.js';
import { Accounts } from '../../../application/people/accounts.js';
import { AccountView, type SignedInView } from '../../../application/people/people-views.js';
import { maxTextLength, validationPipe } from '../request-bodies.js';
import { bodySchema, successSchema } from '../schemas/bodies.js';
import { OpenTo } from './access.js';
import { EmailBody } from './email-body.js';
import { clientNetwork, Sessions, signedInAccount } from './session.js';

class SignInBody extends EmailBody {
  @IsString({ message: 'Fill in your password.' })
  @MaxLength(maxTextLength)
  password!: string;
}

class SignUpBody extends SignInBody {
  @IsOptional() @IsString() @MaxLength(maxTextLength) userType?: string;
  @IsOptional() @IsString() @MaxLength(maxTextLength) techName?: string;
  @IsOptional() @IsString() @MaxLength(maxTextLength) techCompany?: string;
  @IsOptional() @IsString() @MaxLength(maxTextLength) techCity?: string;
  @IsOptional() @IsString() @MaxLength(maxTextLength) techState?: string;
  @IsOptional() @IsString() @MaxLength(maxTextLength) techCountry?: string;
  @IsOptional() @IsString() @MaxLength(maxTextLength) techWebsite?: string;
  @IsOptional() @IsString() @MaxLength(maxTextLength) techLicence?: string;
  @IsOptional() @IsString() @MaxLength(maxTextLength) techPhone?: string;
}

class CorrectionBody {
  @IsString({ message: 'Fill in your company.' }) @MaxLength(maxTextLength) techCompany!: string;
  @IsOptional() @IsString() @MaxLength(maxTextLength) techWebsite?: string;
  @IsOptional() @IsString() @MaxLength(maxTextLength) techLicence?: string;
  @IsOptional() @IsString() @MaxLength(maxTextLength) techPhone?: string;
}

class AdminSignUpBody extends SignInBody {
  @IsString({ message: 'Fill in the admin key.' })
  @MaxLength(maxTextLength)
  adminKey!: string;
}

class ResetTokenBody {
  @IsString({ message: 'The link is incomplete.' })
  @MaxLength(maxTextLength)
  token!: string;
}

class ResetPasswordBody extends ResetTokenBody {
  @IsString({ message: 'Fill in your new password.' })
  @MaxLength(maxTextLength)
  password!: string;
}

/** Passport's local strategy: `email` and `password` in the body. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly accounts: Accounts) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  validate(request: Request, email: string, password: string): Promise<SignedInView> {
    return this.accounts.signIn(email, password, clientNetwork(request));
  }
}

@Injectable()
class SignInGuard extends AuthGuard('local') {
  /** Validates the body itself, because guards run before pipes. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const { body } = context.switchToHttp().getRequest<Request>();
    const { email, password }: SignInBody = await validationPipe.transform(body ?? {}, {
      type: 'body',
      metatype: SignInBody,
    });
    // Passport would read empty fields from the query string, which ends up in logs.
    if (email === '' || password === '') throw invalidCredentials();
    return (await super.canActivate(context)) as boolean;
  }
}

@ApiTags('accounts')
@ApiTooManyRequestsResponse({ schema: ErrorBody })
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
  ) {}

  @Post('login')
  @HttpCode(200)
  @OpenTo('everyone')
  @UseGuards(SignInGuard)
  @ApiOperation({ summary: 'Sign in' })
  @ApiBody({ schema: bodySchema(['email', 'password']) })
  @ApiOkResponse({ schema: AccountView })
  @ApiUnauthorizedResponse({ schema: ErrorBody })
  login(@Req() request: Request): Promise<AccountView> {
    return this.startSession(request, signedInAccount(request));
  }

  @Post('signup')
  @OpenTo('everyone')
  @ApiOperation({ summary: 'Sign up; technicians (userType "tech") are then verified by staff' })
  @ApiBody({ schema: bodySchema(['email', 'password'], ['userType', ...techDetailNames, ...techProofNames]) })
  @ApiCreatedResponse({ schema: AccountView })
  @ApiConflictResponse({ schema: ErrorBody })
  async signup(@Body() body: SignUpBody, @Req() request: Request): Promise<AccountView> {
    const userType = parseAccountType(body.userType);
    if (userType === null) throw unknownAccountType();
    return this.startSession(
      request,
      await this.accounts.signUp({ ...body, userType }, clientNetwork(request)),
    );
  }

  @Post('admin-signup')
  @OpenTo('everyone')
  @ApiOperation({ summary: 'Create an admin account' })
  @ApiBody({ schema: bodySchema(['email', 'password', 'adminKey']) })
  @ApiCreatedResponse({ schema: AccountView })
  @ApiForbiddenResponse({ schema: ErrorBody })
  @ApiConflictResponse({ schema: ErrorBody })
  async adminSignup(@Body() body: AdminSignUpBody, @Req() request: Request): Promise<AccountView> {
    const { email, password, adminKey } = body;
    return this.startSession(
      request,
      await this.accounts.signUpAdmin(email, password, adminKey, clientNetwork(request)),
    );
  }

  @Post('logout')
  @HttpCode(200)
  @OpenTo('everyone')
  @ApiOperation({ summary: 'Sign out; succeeds even if nobody is signed in' })
  @ApiOkResponse({ schema: successSchema })
  async logout(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ success: true }> {
    await this.sessions.end(request, response);
    return { success: true };
  }

  @Get('me')
  @OpenTo('members')
  @ApiOperation({ summary: 'The signed-in account' })
  @ApiOkResponse({ schema: AccountView })
  me(@Req() request: Request): AccountView {
    return accountOf(signedInAccount(request));
  }

  @Put('me')
  @OpenTo('members')
  @ApiOperation({ summary: 'Correct what staff will check about a technician, until they have decided' })
  @ApiBody({ schema: bodySchema(['techCompany'], correctableNames.slice(1)) })
  @ApiOkResponse({ schema: AccountView })
  @ApiConflictResponse({ schema: ErrorBody })
  async correct(@Body() body: CorrectionBody, @Req() request: Request): Promise<AccountView> {
    return accountOf(await this.accounts.correct(signedInAccount(request), body));
  }

  @Post('forgot-password')
  @HttpCode(200)
  @OpenTo('everyone')
  @ApiOperation({ summary: 'Request a password reset link; the response is the same for any address' })
  @ApiBody({ schema: bodySchema(['email']) })
  @ApiOkResponse({ schema: successSchema })
  async forgotPassword(@Body() { email }: EmailBody, @Req() request: Request): Promise<{ success: true }> {
    await this.accounts.requestPasswordReset(email, clientNetwork(request));
    return { success: true };
  }

  @Post('reset-link')
  @HttpCode(200)
  @OpenTo('everyone')
  @ApiOperation({ summary: 'Check whether a reset token is still valid, without using it up' })
  @ApiBody({ schema: bodySchema(['token']) })
  @ApiOkResponse({ schema: successSchema })
  async checkResetLink(
    @Body() { token }: ResetTokenBody,
    @Req() request: Request,
  ): Promise<{ success: true }> {
    await this.accounts.checkResetLink(token, clientNetwork(request));
    return { success: true };
  }

  @Post('reset-password')
  @HttpCode(200)
  @OpenTo('everyone')
  @ApiOperation({
    summary: 'Set a new password with a reset token; ends all sessions of the account',
  })
  @ApiBody({ schema: bodySchema(['token', 'password']) })
  @ApiOkResponse({ schema: successSchema })
  async resetPassword(@Body() body: ResetPasswordBody, @Req() request: Request): Promise<{ success: true }> {
    await this.accounts.resetPassword(body.token, body.password, clientNetwork(request));
    return { success: true };
  }

  private async startSession(request: Request, account: SignedInView): Promise<AccountView> {
    await this.sessions.start(request, account);
    return accountOf(account);
  }
}

/** Without what only the session needs. */
function accountOf({ id, epoch, ...account }: SignedInView): AccountView {
  return account;
}

function unknownAccountType(): DomainError {
  const message = 'userType must be "homeowner" or "tech".';
  return invalidFields('sign-up', [{ path: 'userType', message }]);
}
