#!/usr/bin/env node
import { Command } from 'commander'
import { addUserCommands } from '../src/commands/user-commands.ts'

const program = new Command('callmark').description(
  'Sends calls to a Callmark service and reads the results.',
)
addUserCommands(program)
await program.parseAsync()
