"use strict";exports.id=8383,exports.ids=[8383],exports.modules={27809:function(D,m,w){Object.defineProperty(m,"__esModule",{value:!0}),
m.listRows=E,m.markedCommand=R,m.rowBlocks=k,m.rowLines=L;function b(){const n=w(10289);return b=function(){return n},n}
function O(){const n=w(50427);return O=function(){return n},n}function g(){const n=w(88611);return g=function(){return n},
n}function S(){const n=w(23408);return S=function(){return n},n}function v(){const n=w(94965);return v=function(){return n},
n}function d(){const n=w(31626);return d=function(){return n},n}const T=600;function k(n,t,{most:r,noun:a,all:c=(0,S().sizeOfRows)(
n)}){const u=t.verbose?n:n.slice(0,r),l=c-(0,S().sizeOfRows)(u);return[...u.map(i=>L(i,t)),...l>0?[(0,d().leftOut)((0,v().
count)(l,`other ${a}`),t)]:[]]}const N=12,W="--verbose shows how a person accepts these in the policy.";function E({label:n,
noun:t,note:r,rows:a,copy:c},u){const{shown:l,rest:i}=(0,d().limited)(a,N,t,u),h=l.map(({notes:p})=>JSON.stringify(p));return[
...l.flatMap((p,$)=>{const M=!u.verbose&&h[$]===h[$+1];return L(M?{...p,notes:[]}:p,u,$===0?n:"")}),...i,...a.length>0&&
r?(0,d().prose)(u,"",r,{text:"quiet"}):[],...c&&u.verbose?o(c,u):[],...c&&!u.verbose?(0,d().prose)(u,"",W,{text:"quiet"}):
[]]}function L(n,t,r=""){const{status:a=r,tone:c,name:u,word:l,words:i,command:h,blocks:p=[],notes:$,rows:M=[]}=n,C=[...u===
void 0?[]:[`${u}${l===void 0?"":` (${l})`}`],...i===void 0?[]:[i]].join(": "),_=n.isWhole?Number.MAX_SAFE_INTEGER:T,z=c===
"quiet"?{}:{text:c},A=n.status===void 0?z:{label:c};return[...C===""?[]:(0,d().prose)(t,a,(0,v().clipCounted)(C,_),A),...I(
n,t),...h===void 0?[]:(0,d().labelled)(t,"",R(h,n.spans??[],t)),...p.flatMap(j=>o(j,t)),...e($,t),...n.rule===void 0?[]:
s(n.rule,t),...n.isFolded&&t.verbose?M.flatMap(j=>P(j,t)):[]]}function I({name:n,place:t,also:r,isFolded:a},c){const l=[
...t===void 0||a||n?.startsWith(t.path)?[]:[`${(0,v().clip)(t.path,200)}:${t.line}`],...r?[r]:[]];return l.length===0?[]:
(0,d().prose)(c,"",l.join("; "),{text:"quiet"})}function P({command:n,status:t,words:r,notes:a},c){if(n===void 0)return[];
const l=[[t,r].filter(Boolean).join(", "),...a.map(({text:i})=>i)].flatMap(i=>(0,O().chop)((0,b().terminal)((0,v().clip)(
i,T)),(0,d().roomOf)(c)-4));return(0,d().labelled)(c,"",[...(0,g().markedLines)(n,[],(0,d().roomOf)(c)-2).map(i=>`  ${i}`),
...l.map(i=>`    ${c.paint("quiet",i)}`)])}function R(n,t,r,a="bad"){return(0,g().markedLines)(n,t,(0,d().roomOf)(r)).map(
c=>r.paint(/^ *\^[ ^]*$/.test(c)?a:"strong",c))}function o({lines:n,language:t,isFolded:r,...a},c){if(r)return[];const u=t===
"diff"?"Its diff":a.title,l=u===void 0?`${c.paint("quiet","\u2502")} `:"",i=n.map(p=>p.replace(/^gene-gate /,`${c.name} `));
if(t==="sh")return[...(0,d().prose)(c,"",`${u}:`),...(0,d().labelled)(c,"",i)];const h=n.flatMap(p=>(0,O().chop)((0,b().
terminal)(p.replaceAll("	","    ")),(0,d().roomOf)(c)-(l===""?0:2)).map($=>{const M=p.startsWith("-")?"bad":p.startsWith(
"+")?"good":void 0;return l+(M&&t==="diff"?c.paint(M,$):$)}));return[...u===void 0?[]:(0,d().prose)(c,"",n.length>0?`${u}\
:`:u),...(0,d().labelled)(c,"",h)]}const f=12;function e(n,t){const r=n.filter(({isMinor:u})=>t.verbose||!u),{shown:a,rest:c}=(0,d().
limited)(r,f,"remark",t);return[...a.flatMap(({label:u,text:l,tone:i="quiet"})=>{const h=(0,v().clipCounted)(l,T);return u===
void 0?(0,d().prose)(t,"",h,{text:i}):(0,d().prose)(t,u,h,{label:i})}),...c]}function s(n,t){const r=(0,d().roomOf)(t),a=`${t.
name} explain ${n}`,c=(0,O().textWidth)(a)<=r?a:`explain ${n}`;return(0,d().labelled)(t,"see",[t.paint("quiet",(0,d().shortName)(
c,r))])}},88611:function(D,m,w){Object.defineProperty(m,"__esModule",{value:!0}),m.commandLine=T,m.markedLines=d,m.markedRuns=
R,m.notShown=N,m.shownParts=k;function b(){const o=w(10289);return b=function(){return o},o}function O(){const o=w(50427);
return O=function(){return o},o}function g(){const o=w(94965);return g=function(){return o},o}const S=2e3,v=200;function d(o,f,e=Number.
POSITIVE_INFINITY){return k(o,f).flatMap(({start:s,end:n,isShown:t})=>t?I(L(o,s,n,f),e).flatMap(P):[N(n-s)])}function T(o,f){
return k(o,f).map(({start:e,end:s,isShown:n})=>n?(0,b().terminal)(o.slice(e,s)):` ${N(s-e)} `).join("").trimEnd()}function k(o,f){
const e=[];let s=0;for(const[n,t]of W(o,f))n>s&&e.push({start:s,end:n,isShown:!1}),e.push({start:n,end:t,isShown:!0}),s=
t;return s<o.length&&e.push({start:s,end:o.length,isShown:!1}),e}function N(o){return`[${(0,g().count)(o,"character")} n\
ot shown]`}function W(o,f){if(o.length<=S)return[[0,o.length]];const e=[0,...f.map(({start:n})=>n)].toSorted((n,t)=>n-t),
s=[];for(const n of e){const t=Math.max(0,Math.min(n,o.length)-v),r=Math.min(o.length,n+v),a=s.at(-1);a&&t<=a[1]?a[1]=Math.
max(a[1],r):s.push([t,r])}return s.map(([n,t])=>[E(o,n),E(o,t)])}function E(o,f){return/^[\ud800-\udbff][\udc00-\udfff]/.
test(o.slice(f-1,f+1))?f+1:f}function L(o,f,e,s){const n=[];let t=f;for(const a of o.slice(f,e)){const[c,u]=[t,t+a.length],
l=(0,b().terminal)(a),i=s.some(h=>u>h.start&&c<Math.max(h.end,h.start+1));n.push({shown:l,width:(0,O().textWidth)(l),marked:i}),
t=u}const r=e===o.length&&s.some(a=>a.start>=e);return r&&n.push({shown:"",width:1,marked:r}),n}function I(o,f){const e=[];
let s=[],n=0;for(const t of o)s.length>0&&n+t.width>f&&(e.push(s),[s,n]=[[],0]),s.push(t),n+=t.width;return[...e,s]}function P(o){
const f=o.map(({shown:s})=>s).join(""),e=o.map(({width:s,marked:n})=>(n?"^":" ").repeat(s)).join("");return[f,e.trimEnd()].
filter((s,n)=>n===0||s!=="")}function R(o,{start:f,end:e},s){const n=[];for(const{shown:t,marked:r}of L(o,f,e,s)){const a=n.
at(-1);a?.marked===r?a.text+=t:n.push({text:t,marked:r})}return n}},23408:function(D,m){Object.defineProperty(m,"__esMod\
ule",{value:!0}),m.sizeOfRows=w;function w(b){return b.reduce((O,{size:g=1})=>O+g,0)}},38319:function(D,m,w){Object.defineProperty(
m,"__esModule",{value:!0}),m.claimList=E,m.isTold=S,m.machineList=d,m.readList=W,m.uncountedList=f;function b(){const e=w(
78261);return b=function(){return e},e}function O(){const e=w(13580);return O=function(){return e},e}function g(){const e=w(
94965);return g=function(){return e},e}function S({rule:e,severity:s,suppressed:n}){return(0,O().ruleOf)(e)?.listed===!0&&
s!=="error"&&!n}const v={new:"new",changed:"changed",removed:"removed",script_changed:"script changed"};function d({agent_files:e=[],
findings:s}){const n=new Map(s.map(i=>[i.id,i])),t=e.flatMap(i=>i.entries.map(h=>{const[p]=(h.findings??[]).flatMap($=>n.
get($)??[]).sort(b().byHarm);return{file:i,entry:h,worst:p}})),r=t.toSorted(({worst:i},{worst:h})=>i&&h?(0,b().byHarm)(i,
h):+!i-+!h).map(({file:i,entry:h,worst:p})=>{const{event:$,command:M,line:Y,state:C,target:_,scripts:z}=h,A=p!==void 0&&
p.harm!=="bookkeeping",j=A&&!S(p)&&p.message.includes(M),G=A&&S(p)?p.message:_??N(h);return{name:`${i.path}:${Y}`,place:{
path:i.path,line:Y},...C&&{word:v[C]},tone:A?"bad":"caution",words:$,...M!==""&&!j&&{command:M},notes:[j?"The dangerous \
command above":G].flatMap(F=>F?{text:`${(0,g().capital)(F).replace(/\.$/,"")}.`}:[]),...z&&{files:z}}}),a=t.filter(({entry:i})=>i.
state!=="removed"),c=new Set(a.map(({file:i})=>`${i.tool} ${i.approval}.`)),u="This holds on the machine of everybody wh\
o opens the branch. The gate ran none of it.",l=a.filter(({worst:i})=>i&&!i.suppressed);return{id:"agents",title:k(t.map(
({entry:i})=>i)),label:"agents",noun:"command",note:[u,...c].join(" "),rows:r,...l.length>0&&{copy:T(l)}}}function T(e){
return{title:"To accept these until a day, the policy of the base branch needs",lines:["agent_files:","  rules:",...e.flatMap(
({file:n,entry:{event:t,line:r,digest:a}})=>[`    # ${n.path}:${r} ${t}`,"    - accept:",`        ${a}`,"      reason: \u2026",
"      expires: YYYY-MM-DD"])]}}function k(e){const s=e.filter(({state:n})=>n);return s.length===0?"Commands that run au\
tomatically":s.every(({change:n})=>n!==void 0)?"What this change lets agents do":"Commands this change runs automaticall\
y"}function N({change:e,command:s,state:n}){if(e==="widens")return"it gives more trust";if(e==="narrows")return"it gives\
 less trust";if(!(e===void 0||n==="removed"))return s===""?"its meaning is not known":"it gives other trust"}function W({
read:e=[]}){return{id:"read",title:"Read these files",label:"read",noun:"file",note:"They decide what the checks mean, a\
nd this change touches them.",rows:e.map(({path:s,why:n,new:t,bytes:r})=>{const a=[...t?["new"]:[],...r===void 0?[]:[(0,g().
size)(r)]];return{name:s,place:{path:s,line:1},...a.length>0&&{word:a.join(", ")},tone:"quiet",words:n,notes:[]}})}}function E({
capsules:e,events:s}){return{id:"evidence",title:"Evidence",label:"evidence",noun:"asset",rows:[...e.map(n=>({...L(n),...I(
n),notes:n.reasons.map(({rule:t,message:r})=>({text:`${r} (\`${t}\`)`}))})),...s.map(L)]}}function L({type:e,id:s,path:n,
line:t,change:r}){return{name:s,place:{path:n,line:t},tone:"quiet",words:`${e} ${r}`,notes:[]}}function I({eligible:e}){
return e===null?{tone:"quiet"}:e?{word:"eligible for promotion",tone:"good"}:{word:"not eligible for promotion",tone:"ca\
ution"}}const P=20,R={asset_store:"asset store file",validation_script:"new validation script",reference:"not counted by\
 the reference engine"},o={binary:"binary",long_lines:"very long lines",generated:"marked as generated (.gitattributes)",
no_diff:"diff suppressed (.gitattributes)"};function f({blast_radius:e}){return{id:"uncounted",title:"Files that do not \
count or whose diff is hidden",label:"files",noun:"file",rows:(e?.changed_files??[]).filter(({exempt:n,veil:t})=>n??t).slice(
0,P).map(({path:n,lines:t,exempt:r,veil:a,bytes:c})=>({name:n,tone:"quiet",words:[...c===void 0||t>0?[(0,g().count)(t,"l\
ine")]:[],...c===void 0?[]:[(0,g().size)(c)],...r?[R[r]]:[],...a?[o[a]]:[]].join(", "),notes:[]}))}}}};
