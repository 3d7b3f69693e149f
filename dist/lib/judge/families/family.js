"use strict";module.exports={"judge/families/family"(g,a,b,E){let _;const e=()=>_??=a("zod");let y;const f=()=>y??=a("command/familie\
s/machine/program-table");let w;const k=()=>w??=a("command/families/tools/tool-table");let v;const x=()=>v??=a("model/ru\
n");let j;const s=()=>j??=a("model/verdict");let S;const A=()=>S??=a("judge/families/form");let I;const F=()=>I??=a("jud\
ge/families/kinds");b(g,{FAMILY_WARNINGS:()=>m,familySchema:()=>z,words:()=>D});const m=["network_touching","archive_ext\
raction_overwrite","archive_creation_overwrite","env_secrets","recursive_deletion","broad_permission_target","writes_fil\
es"],o=e().enum(F().KIND_NAMES),r=e().enum(m),n=e().string().regex(/^[A-Za-z0-9][\w.+-]*$/,"expected the name of a progr\
am"),i=e().string().regex(/^(?![\\/]|[A-Za-z]:)(?!(?:.*[\\/])?\.\.(?:[\\/]|$))[^\\]+$/,"expected a relative path without\
 .."),t=e().string().regex(/^-\S*$/,"expected a flag, such as -n or --name"),O=e().array(x().platformSchema),p=e().strictObject(
{argv:e().string().refine(c=>(0,A().parseForm)(c)!==void 0,{error:"expected words and placeholders such as {path}; {sour\
ce...} only at the end"}).describe("The words after the program: literal, or placeholders: {kind}, {count:1-10}, {kind..\
.}."),risk:s().riskSchema.optional().describe("Default: the risk of the family."),warning:r.optional()}),d={match:e().array(
e().string()).min(1).describe("Commands that the family must accept."),not_match:e().array(e().string()).min(1).describe(
"Commands that the family must reject.")},N=e().strictObject({risk:s().riskSchema,maturity:e().enum(["structured","direc\
t_only","experimental_only","blocked"]).default("structured"),operands:e().strictObject({min:e().int().nonnegative().default(
0),max:e().int().nonnegative().optional(),kinds:e().array(o).min(1).default(["path"]).describe("In order; the last one r\
epeats."),unless:e().array(t).default([]).describe("If one of these flags is set, the first operand is of the second kin\
d.")}).prefault({}),flags:e().array(t).default([]),value_flags:e().record(t,o).default({}),leading_flags:e().array(t).default(
[]).describe("Flags allowed only before the operands."),dangerous_flags:e().record(t,r).default({}),dangerous_targets:e().
array(e().string()).default([]),forbidden_prefixes:e().array(e().string()).default([]),reads_stdin:e().strictObject({unless:e().
array(t).default([])}).optional().describe("It reads standard input without a file, unless one of these flags is set; re\
jected."),default_operand:e().string().optional().describe("The path that the program uses by default."),forms:e().array(
p).default([]).describe("If not empty, only these forms are accepted."),network_touching:e().boolean().default(!1),warnings:e().
array(r).default([]),platforms:O.optional(),...d}),T=e().strictObject({forms:e().array(p).default([]).describe("If not e\
mpty, only these forms are accepted."),subcommands:e().record(e().string(),e().strictObject({operands:o.default("path"),
warnings:e().array(r).default([])})).optional().describe("If set, the first word after the program must be one of these."),
flags:e().array(t).optional().describe("If set, only these flags are accepted."),data_flags:e().array(t).default([]).describe(
"Flags whose value is text, not a path."),data_operands:e().strictObject({count:e().int().nonnegative(),unless:e().array(
t).default([])}).prefault({count:0}).describe("Leading operands that are text, not paths."),code_flags:e().array(t).default(
[]).describe("Flags that run code, delete files, or write elsewhere; they are rejected."),blocked_flags:e().array(t).default(
[]),language:e().enum(["awk","sed"]).optional().describe("The language of the first operand."),writes:e().boolean().default(
!1),...d}),u=["changes-configuration","depends-on-registry","downloads","evaluates-text","hides-failures","installs","la\
unches-programs","loads-code","names-program","never-ends","only-prints","opens-inspector","publishes","reads-environmen\
t-file","reads-stdin","skips-tests","tool-writes","uses-network","weakens","writes-files"],l=e().enum(u),R=e().string().
describe("Names separated by blanks; `~` at the end stands for any end."),h={flags:e().partialRecord(e().enum([...k().VALUE_KINDS,
...u]),e().string()).default({}).describe("Flags by what they or their values do: names without dashes, separated by bla\
nks. A comma separates spellings, a mark behind a name is its value: `=` required, `?` optional, `*` several, `+` all fo\
llowing words; `~` stands for any end."),operands:e().enum(f().OPERAND_KINDS).default("path"),refused_operands:e().partialRecord(
l,e().string()).default({}),starts:e().enum(f().STARTED).optional().describe("What the first operand is, if the program \
runs it."),writes_unless:e().string().optional().describe("Rewrites files, unless one of these flags is set; `-` for alw\
ays."),alone:l.optional().describe("What it does without an operand or subcommand."),any_package:e().boolean().optional(),
skips:e().int().nonnegative().optional()},$=e().strictObject({...h,programs:e().array(n).optional().describe("The words \
that start the program; default: the name of the family."),risk:s().riskSchema.default("safe"),subcommands:e().record(e().
string().regex(/^\S+(?: \S+)*$/),e().strictObject({...h,does:l.optional().describe("What the subcommand does by itself.")})).
default({}).describe("By name; a comma separates spellings, a blank the words of a nested subcommand."),deciding_properties:R.
default(""),started_programs:e().array(n).default([]),directory_flags:e().array(t).default([]),selecting_flags:e().array(
t).default([]),deciding_settings:e().record(i,e().string()).default({}),build_files:e().array(i).default([]).describe("F\
iles of the commit that decide what the program does; `*` matches in a name."),dependencies:e().array(e().strictObject({
path:i,at:e().enum(["root","anywhere","home"]),variable:e().string().regex(/^[A-Z][A-Z0-9_]*$/).optional()})).default([]).
describe("Where its dependencies are, outside of the commit."),environment:e().record(e().string().regex(/^[A-Za-z_]\w*$/),
e().string()).default({}).describe("Variables that are set for the program."),...d}),z=e().strictObject({name:n,category:e().
string().min(1).optional().describe("The pack, for `disabled_packs`; default: the pack of the built-in family of the sam\
e name, or `other`."),notes:e().string().optional(),evolver:$.optional().describe("For the default profile, which accept\
s the program if `programs` names it."),curated:N.optional(),workspace:T.optional()});function D(c){return c.split(/\s+/)}}};
