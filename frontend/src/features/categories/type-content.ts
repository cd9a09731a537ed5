import type { CategorySlug, TypeOf } from '@appliance-index/domain/catalogue/taxonomy';

/** Why each type of a category has its own ranking. */
export const prompts: Record<CategorySlug, string> = {
  washers: 'Each has its own ranking, because a coin laundry and a closet ask for different machines.',
  dryers: 'Each has its own ranking, because a home and a laundry room dry very different loads.',
  stoves: 'Each has its own ranking, because fuel, width and installation decide what fits.',
  fridges: 'Each has its own ranking, because door layout, width and freezer position decide what fits.',
  dishwashers: 'Each has its own ranking, because built-in and portable models suit different kitchens.',
  microwaves: 'Each has its own ranking, because a model over the range has to vent as well as heat.',
};

/** Three features of each type. */
export const features: { [C in CategorySlug]: Record<TypeOf<C>, readonly string[]> } = {
  washers: {
    'top-load': ['Loads from above, no bending', 'Shorter cycles, more water', 'Agitator or impeller'],
    'front-load': ['Gentler on clothes, less water', 'Can be stacked', 'Clean the door gasket'],
    commercial: ['Coin or app operated', 'Built for many loads a day', 'Simple to service'],
    'commercial-front-load': ['Large drum, fast spin', 'Bolted to a base', 'For laundry rooms'],
  },
  dryers: {
    tumble: ['Standard full-size dryer', 'Gas or electric, vented', 'Clean the lint screen every load'],
    'front-load': ['Matches a front-load washer', 'Can be stacked', 'Sensors stop it when clothes are dry'],
    commercial: ['Coin or app operated', 'Built for many loads a day', 'Simple to service'],
    'commercial-front-load': ['Large drum, strong burner', 'Often stacked in pairs', 'For laundry rooms'],
  },
  stoves: {
    'electric-stove': ['Freestanding, 240 volts', 'Coil or smooth top', 'Bakes evenly'],
    'gas-stove': ['Freestanding, needs a gas line', 'Instant heat control', 'Works with any pan'],
    'electric-slide-in': ['Front controls', 'Edges overlap the counter', 'Radiant or induction'],
    'gas-slide-in': ['Front controls', 'Edges overlap the counter', 'Continuous grates'],
    '36-inch-stove': ['Five or six burners', 'Room for wide pans', 'Needs a wider hood'],
    '48-inch-stove': ['Often two ovens', 'Griddle between the burners', 'Check floor and gas supply'],
  },
  fridges: {
    'top-bottom': ['Separate fridge and freezer doors', 'Most space for the price', 'Few parts to fail'],
    'side-by-side': ['Narrow doors for tight kitchens', 'Freezer at eye level', 'Ice and water in the door'],
    'french-door': [
      'Wide shelves, freezer drawer',
      'Doors need little room to swing',
      'More seals and ice-maker parts',
    ],
    '42-inch-fridge': ['Built in, flush with cabinets', 'Accepts custom panels', 'Serviced from the front'],
    '48-inch-fridge': ['Built in, the largest size', 'Often two compressors', 'Measure your doorways'],
  },
  dishwashers: {
    'standard-dishwasher': [
      'Built in, 24 inches wide',
      'Twelve or more place settings',
      'Permanent water and drain',
    ],
    'portable-dishwasher': ['Rolls to the sink', 'Connects to the tap', 'No installation'],
    'countertop-dishwasher': ['Six place settings', 'For small kitchens', 'Sits beside the sink'],
  },
  microwaves: {
    'otr-microwave': ['Vents the range below', 'Keeps the counter free', 'Needs a cabinet and a duct'],
    'countertop-microwave': ['Plugs in anywhere', 'From small to family size', 'Moves with you'],
  },
};
