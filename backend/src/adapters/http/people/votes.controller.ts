import {
  type Aspect,
  aspects,
  maxVotedModels,
  type ThumbsUpValue,
  thumbsUpValues,
  type VoterGroup,
  type VoteValue,
  voterGroups,
  voteValues,
} from '@appliance-index/domain/people/vote';
import { publicAddresses } from '@appliance-index/domain/public-addresses';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { IsArray, IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import type { Request } from 'express';
import { ErrorBody } from '../../../application/error-body.js';
import {
  CardVotesView,
  OwnCardVotesView,
  TechVotesView,
  VotesView,
} from '../../../application/people/vote-views.js';
import { Voting } from '../../../application/people/voting.js';
import { array } from '../../../application/shapes.js';
import { routeIn } from '../public/route-in.js';
import { CommaSeparated } from '../request-bodies.js';
import { techVoteBodySchema, voteBodySchema } from '../schemas/requests.js';
import { OpenTo } from './access.js';
import { currentAccount, signedInAccount } from './session.js';

const prefix = 'api';

const oneOfMessage = (name: string, values: readonly unknown[]) => ({
  message: `${name} must be one of ${values.join(', ')}.`,
});
const invalidId = { message: 'applianceId must be the id of a model.' };

class VoteBody {
  @IsUUID('all', invalidId)
  applianceId!: string;

  @IsIn(aspects, oneOfMessage('bestForCategory', aspects))
  bestForCategory!: Aspect;

  @IsIn(voteValues, oneOfMessage('voteValue', voteValues))
  voteValue!: VoteValue;

  @IsOptional()
  @IsIn(voterGroups, oneOfMessage('voterType', voterGroups))
  voterType?: VoterGroup | null;
}

class ThumbsUpBody {
  @IsUUID('all', invalidId)
  applianceId!: string;

  @IsIn(thumbsUpValues, oneOfMessage('voteValue', thumbsUpValues))
  voteValue!: ThumbsUpValue;
}

class CardsQuery {
  @CommaSeparated()
  @IsArray({ message: 'ids must be a comma-separated list of ids.' })
  @IsString({ each: true })
  ids!: string[];
}

const idsQuery = {
  name: 'ids',
  type: String,
  description: `Comma-separated model ids, at most ${maxVotedModels}`,
};

@ApiTags('votes')
@Controller(prefix)
export class VotesController {
  constructor(private readonly voting: Voting) {}

  @Get(routeIn(prefix, publicAddresses.cardVotes([])))
  @OpenTo('everyone')
  @ApiOperation({ summary: 'Votes shown on cards: votes on "overall", and thumbs-up by technicians' })
  @ApiQuery(idsQuery)
  @ApiOkResponse({ schema: array(CardVotesView) })
  @ApiBadRequestResponse({ schema: ErrorBody })
  cardVotes(@Query() { ids }: CardsQuery): Promise<CardVotesView[]> {
    return this.voting.cardVotes(ids);
  }

  @Get('votes/mine')
  @OpenTo('members')
  @ApiOperation({ summary: "The signed-in member's votes on cards" })
  @ApiQuery(idsQuery)
  @ApiOkResponse({ schema: array(OwnCardVotesView) })
  @ApiBadRequestResponse({ schema: ErrorBody })
  ownCardVotes(@Query() { ids }: CardsQuery, @Req() request: Request): Promise<OwnCardVotesView[]> {
    return this.voting.ownCardVotes(signedInAccount(request), ids);
  }

  @Get(routeIn(prefix, publicAddresses.modelVotes(':applianceId')))
  @OpenTo('everyone')
  @ApiOperation({ summary: 'All votes on one model, including your own' })
  @ApiOkResponse({ schema: VotesView })
  @ApiNotFoundResponse({ schema: ErrorBody })
  modelVotes(@Param('applianceId') applianceId: string, @Req() request: Request): Promise<VotesView> {
    return this.voting.modelVotes(applianceId, currentAccount(request));
  }

  @Post('votes')
  @HttpCode(200)
  @OpenTo('members')
  @ApiOperation({ summary: 'Vote on an aspect: 1, -1, or 0 to withdraw the vote' })
  @ApiBody({ schema: voteBodySchema })
  @ApiOkResponse({ schema: VotesView })
  @ApiForbiddenResponse({ schema: ErrorBody })
  @ApiNotFoundResponse({ schema: ErrorBody })
  castVote(@Body() body: VoteBody, @Req() request: Request): Promise<VotesView> {
    const { applianceId, bestForCategory: aspect, voteValue } = body;
    const voterGroup = body.voterType ?? 'consumer';
    return this.voting.cast(signedInAccount(request), { applianceId, aspect, voterGroup, voteValue });
  }

  @Get('tech-votes/:applianceId')
  @OpenTo('everyone')
  @ApiOperation({ summary: "Technicians' thumbs-up for one model, including your own" })
  @ApiOkResponse({ schema: TechVotesView })
  @ApiNotFoundResponse({ schema: ErrorBody })
  techVotes(@Param('applianceId') applianceId: string, @Req() request: Request): Promise<TechVotesView> {
    return this.voting.techVotes(applianceId, currentAccount(request));
  }

  @Post('tech-votes')
  @HttpCode(200)
  @OpenTo('technicians')
  @ApiOperation({ summary: "A verified technician's thumbs-up: 1, or 0 to withdraw it" })
  @ApiBody({ schema: techVoteBodySchema })
  @ApiOkResponse({ schema: TechVotesView })
  @ApiNotFoundResponse({ schema: ErrorBody })
  castTechVote(
    @Body() { applianceId, voteValue }: ThumbsUpBody,
    @Req() request: Request,
  ): Promise<TechVotesView> {
    return this.voting.giveThumbsUp(signedInAccount(request), applianceId, voteValue);
  }
}
