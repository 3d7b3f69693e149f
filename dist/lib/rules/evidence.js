"use strict";module.exports={"rules/evidence"(d,l,u,m){let g;const e=()=>g??=l("rules/example-asset");let p;const n=()=>p??=l("rules/\
rule");u(d,{evidenceRules:()=>v});const c={blast_radius_estimate:{files:2}},o=Array.from({length:9},(t,s)=>(0,e().event)(
{id:`evt_${s+1}`,...s>0&&{parent:`evt_${s}`},capsule_id:"capsule_1"}));function i(t,s={}){const r={protocol:"gep-a2a",message_type:"\
publish",sender_id:"node_7",...s,payload:{...t,asset:{type:"Mutation",id:"mut_1",category:"repair",trigger_signals:["log\
_error"],target:"gene:gene_a",expected_effect:"The error is gone.",risk_level:"low"}}};return`${JSON.stringify(r,null,2)}\

`}const v=(0,n().rules)("asset",{"event-parent-missing":(0,n().rule)({instance:["last"],severity:"error",group:"log",title:"\
Parent of an event does not exist",why:"`parent` names the previous event. If no asset file contains it, the log has a g\
ap: a cycle was omitted, or the event was written by hand. This is an error in the audit log and a warning elsewhere.",wrong:(0,e().
log)({id:"evt_8"},{id:"evt_9",parent:"evt_unknown"}),right:(0,e().log)({id:"evt_8"},{id:"evt_9",parent:"evt_8"}),message:({
event:t,parent:s})=>`The EvolutionEvent \`${t}\` has the parent \`${s}\`, which is not in any asset file.`,remedy:({parent:t,
last:s})=>s===""?`Add \`${t}\` before this event, or set \`parent\` to \`null\` if this is the first event.`:`Add \`${t}\
\` before this event, or set \`parent\` to \`${s}\`, the previous event.`}),"event-parent-cycle":(0,n().rule)({severity:"\
error",group:"log",title:"Events have a circular chain of parents",why:"An event cannot come before itself. A circular c\
hain of `parent` fields means that at least one of them was written afterwards, and nothing that is counted along the ch\
ain can be trusted.",wrong:(0,e().log)({id:"evt_1",parent:"evt_2"},{id:"evt_2",parent:"evt_1"}),right:(0,e().log)({id:"e\
vt_1",parent:null},{id:"evt_2",parent:"evt_1"}),message:({event:t,cycle:s})=>`The EvolutionEvent \`${t}\` has a circular \
chain of parents: ${s.map(a=>`\`${a}\``).join(", ")}.`,remedy:()=>"Set the `parent` of each event to the previous event."}),
"event-not-chained":(0,n().rule)({instance:["last"],severity:"error",group:"log",title:"Event in the audit log has no pa\
rent",why:"Only the first event of a log has no parent. A later event without a parent is not linked to the events befor\
e it, so missing lines would go unnoticed.",wrong:(0,e().log)({id:"evt_1",parent:null},{id:"evt_2",parent:null}),right:(0,e().
log)({id:"evt_1",parent:null},{id:"evt_2",parent:"evt_1"}),message:({event:t})=>`The EvolutionEvent \`${t}\` has no paren\
t, but it is not the first event of its log.`,remedy:({last:t})=>`Set \`parent\` to \`${t}\`, the previous event.`}),"ev\
ent-chain-forked":(0,n().rule)({instance:["last","other"],severity:"warning",group:"log",title:"Two events have the same\
 parent",why:"The chain of events then has two ends, for example when two branches ran their own cycles and were merged.\
 A reader that follows the chain back from the newest event sees only one of them.",wrong:(0,e().log)({id:"evt_1"},{id:"\
evt_2",parent:"evt_1"},{id:"evt_3",parent:"evt_1"}),right:(0,e().log)({id:"evt_1"},{id:"evt_2",parent:"evt_1"},{id:"evt_\
3",parent:"evt_2"}),message:({event:t,other:s,parent:a})=>`The EvolutionEvent \`${t}\` has the parent \`${a}\`, which is \
already the parent of \`${s}\`.`,remedy:({last:t})=>`Set \`parent\` to \`${t}\`, the previous event.`}),"capsule-not-fou\
nd":(0,n().rule)({instance:["capsule"],severity:"warning",group:"log",title:"Event names a Capsule that does not exist",
why:"`capsule_id` names the Capsule that a cycle created or applied, and the successes of the Capsule are counted by it.\
 If no asset file contains the Capsule, the claim cannot be verified.",wrong:(0,e().log)({capsule_id:"capsule_unknown"}),
right:{head:{[e().CAPSULES]:[(0,e().capsule)()],[e().LOG]:[(0,e().event)({capsule_id:"capsule_1"})]}},message:({event:t,
capsule:s})=>`The EvolutionEvent \`${t}\` names the Capsule \`${s}\`, which is not in any asset file.`,remedy:({capsule:t})=>`\
Add the Capsule \`${t}\`, or correct \`capsule_id\`.`}),"validation-report-not-found":(0,n().rule)({instance:["report"],
severity:"warning",group:"log",title:"Event names a validation report that does not exist",why:"`validation_report_id` n\
ames the report of the commands that an agent ran. If no asset file contains the report, nothing shows that any command \
ran.",wrong:(0,e().log)({validation_report_id:"vr_unknown"}),right:{head:{[e().LOG]:[(0,e().validationReport)(),(0,e().event)(
{validation_report_id:"vr_1"})]}},message:({event:t,report:s})=>`The EvolutionEvent \`${t}\` names the ValidationReport \`${s}\
\`, which is not in any asset file.`,remedy:({report:t})=>`Append the ValidationReport \`${t}\` to the log, or correct \`v\
alidation_report_id\`.`}),"gene-still-named":(0,n().rule)({severity:"warning",group:"log",title:"Change removes a gene t\
hat another asset names",why:"A Capsule names the gene that it came from. Without the gene, the commands and limits of t\
he Capsule are unknown. If only past events name the gene, this is a notice, because the log keeps its history.",wrong:{
base:{[e().GENES]:[(0,e().gene)()],[e().CAPSULES]:[(0,e().capsule)({gene:"gene_a"})]},head:{[e().CAPSULES]:[(0,e().capsule)(
{gene:"gene_a"})]}},right:{base:{[e().GENES]:[(0,e().gene)()],[e().CAPSULES]:[(0,e().capsule)({gene:"gene_a"})]},head:{}},
message:({gene:t,by:s,more:a})=>`The change removes the gene \`${t}\`, but ${s}${a===0?" still names":` and ${a} more st\
ill name`} it.`,remedy:({gene:t})=>`Keep the gene \`${t}\`, or also remove the Capsules that name it.`}),"blast-radius-c\
laim":(0,n().rule)({cause:()=>"claimed size",counted:["claimed","counted"],severity:"warning",group:"evidence",title:"Cl\
aimed blast radius differs from the change",why:"Whether other agents receive a Capsule depends on its blast radius, whi\
ch the Capsule declares itself. The gate compares the claim with the change that adds the asset. A claim below every way\
 of counting is a warning, and a claim above all changed files and lines is a notice. The claims of one change are added\
 up.",wrong:{head:{[e().CAPSULES]:[(0,e().capsule)({blast_radius:{files:1,lines:1}})],"src/<1-3>.js":`work();
`}},right:{head:{[e().CAPSULES]:[(0,e().capsule)({blast_radius:{files:3,lines:3}})],"src/<1-3>.js":`work();
`}},message:({type:t,id:s,claimed:a,counted:r,together:h})=>`The ${t} \`${s}\` claims ${a}${h?" together with the others\
 of the change":""}, but git counts ${r} for this change.`,remedy:()=>"Set `blast_radius` to what the cycle changed, and\
 add the asset in the same change."}),"success-streak-claim":(0,n().rule)({severity:"warning",group:"evidence",title:"Ca\
psule claims more consecutive successes than the events show",why:"`success_streak` is a claim of the Capsule. The gate \
counts the events that name the Capsule, and they show fewer successes.",wrong:{head:{[e().CAPSULES]:[(0,e().capsule)({success_streak:9})],
[e().LOG]:[(0,e().event)({capsule_id:"capsule_1"})]}},right:{head:{[e().CAPSULES]:[(0,e().capsule)({success_streak:1})],
[e().LOG]:[(0,e().event)({capsule_id:"capsule_1"})]}},message:({capsule:t,claimed:s,counted:a})=>`The Capsule \`${t}\` cl\
aims a success streak of ${s}, but the events show ${a}.`,remedy:()=>"Append the events of its cycles, or correct `succe\
ss_streak`."}),"claim-not-checked":(0,n().rule)({counted:["why"],severity:"warning",unproven:!0,group:"evidence",since:"\
0.2.0",title:"Claim could not be checked, because a log was not read completely",why:"Of an audit log, the newest record\
s up to `assets.max_file_bytes` are read. If they do not decide a claim, the gate says so, instead of counting what it d\
id not read as missing. A Capsule is not eligible for promotion until its successes are counted.",wrong:{head:{[e().CAPSULES]:[
(0,e().capsule)({success_streak:9})],[e().LOG]:o},base:{[e().LOG]:o},policy:`assets:
  max_file_bytes: 1500
`},right:{head:{[e().CAPSULES]:[(0,e().capsule)({success_streak:9})],[e().LOG]:o},base:{[e().LOG]:o}},configure:`assets:\

  max_file_bytes: 67108864`,message:({claim:t,why:s})=>`The gate could not check ${t}. It read ${s}.`,remedy:()=>"Increa\
se `assets.max_file_bytes` in the policy on the base branch."}),"estimate-drift":(0,n().rule)({severity:"warning",group:"\
evidence",title:"Size of the change differs from the estimate",why:"An agent estimates the blast radius before it edits.\
 If the change touches more than three times as many files, or fewer than a tenth, the agent did not do what it planned.",
wrong:{head:{[e().LOG]:[(0,e().event)({meta:c,blast_radius:{files:7,lines:7}})],"src/<1-7>.js":`work();
`}},right:{head:{[e().LOG]:[(0,e().event)({meta:c,blast_radius:{files:3,lines:3}})],"src/<1-3>.js":`work();
`}},message:({event:t,estimate:s,actual:a})=>`The EvolutionEvent \`${t}\` estimates ${s} files, but the change touches ${a}\
.`,remedy:()=>"Review the changes that were not planned, or update the estimate."}),"capsule-field-missing":(0,n().rule)(
{instance:["fields"],severity:"warning",title:"Capsule lacks a field that the protocol overview requires",why:"The overv\
iew of the protocol requires `success_streak` and `env_fingerprint` of every Capsule, although its schema does not. With\
out the fingerprint, nobody can tell in which environment the solution worked.",wrong:{head:{[e().CAPSULES]:[(0,e().capsule)(
{success_streak:void 0,env_fingerprint:void 0})]}},right:{head:{[e().CAPSULES]:[(0,e().capsule)({success_streak:0,env_fingerprint:{
platform:"linux",arch:"x64"}})]}},message:({capsule:t,fields:s})=>`The Capsule \`${t}\` has no ${s.map(a=>`\`${a}\``).join(
" and no ")}.`,remedy:({fields:t})=>`Add ${t.map(s=>`\`${s}\``).join(" and ")}.`}),"envelope-contradicts-asset":(0,n().rule)(
{severity:"error",title:"Message or wrapper contradicts the asset that it contains",why:"A message between agents, and e\
ach entry in the answer of a hub, says beside the asset which asset it is: `asset_id`, `content_hash`, `asset_type`, `ty\
pe` or `local_id`. If this differs from the asset, one of the two was edited, or they are about different assets. Reader\
s that trust different parts of it would accept different assets.",wrong:{head:{[e().GENES]:i({local_id:"mut_other"})}},
right:{head:{[e().GENES]:i({local_id:"mut_1"})}},message:({type:t,id:s,field:a,stated:r,actual:h})=>`The object that con\
tains the ${t} \`${s}\` states \`${a}\` ${r}, but the asset has ${h}.`,remedy:()=>"Request the asset again from its send\
er."}),"envelope-sender-missing":(0,n().rule)({severity:"warning",title:"Message does not name its sender",why:"A messag\
e between agents names its sender in `sender_id`. Without it, nobody can say where the asset comes from, or ask its auth\
or about it.",wrong:{head:{[e().GENES]:i({},{sender_id:void 0})}},right:{head:{[e().GENES]:i({})}},message:({type:t,id:s})=>`\
The message with the ${t} \`${s}\` has no \`sender_id\`.`,remedy:()=>"Store the message with its `sender_id`."}),"signat\
ure-not-verified":(0,n().rule)({severity:"notice",title:"Signature is not verified",why:"The reference engine signs a me\
ssage with a secret that only the sender and the hub know, so the gate cannot verify it. The signature proves nothing he\
re. An attestation can be verified by everyone.",wrong:{head:{[e().GENES]:i({signature:"c2lnbmF0dXJl"})}},right:{head:{[e().
GENES]:i({})}},message:({type:t,id:s})=>`The ${t} \`${s}\` has a signature, which the gate cannot verify and does not use\
.`,remedy:()=>"No action is required; pass an attestation if the origin must be proven."})})}};
