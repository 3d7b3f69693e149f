"use strict";module.exports={"command/resolve/npm-script"($,m,j,at){let T;const h=()=>T??=m("rules/finding");let B;const N=()=>B??=m(
"command/families/index");let E;const L=()=>E??=m("command/families/parsers");let P;const A=()=>P??=m("command/lex/lex");
let W;const k=()=>W??=m("command/resolve/file");let C;const D=()=>C??=m("command/resolve/lexical");let H;const F=()=>H??=
m("command/resolve/lost-status");let K;const c=()=>K??=m("command/resolve/place");let M;const u=()=>M??=m("command/resol\
ve/script-text");let Y;const z=()=>Y??=m("command/resolve/script-words");let J;const Q=()=>J??=m("command/resolve/script\
s-that-run");j($,{resolveRun:()=>V});const U=new Set(["build-files-unread","dependency-changed","dependency-redirected",
"dependency-stale","lockfile-missing","target-changed","target-writes","not-installed","only-prints","tool-flag-unknown",
"tool-runs-file","workspaces-changed"]);function V(t,n,s,o){const{directory:r,event:e,words:i,builtIn:l}=n;return o.follow(
`${r}\0${e}`,`${l??""}${(0,Q().scriptText)(n)}\0${i.length}`,()=>l==="server"?(0,k().resolveScript)({...t,via:e},"server\
.js",s):l==="restart"?q(t,i,s,o):tt(t,n,s,o),p=>X(p,e,s))}function X(t,n,s){return t.why==="cycle"?(0,c().fails)("npm-sc\
ript-cycle",s,{script:n}):(0,c().fails)("npm-script-chain",s,{script:n,limit:t.limit,what:t.why})}const Z=new Set(["npm-\
script-missing","npm-script-empty","npm-script-empty-part"]);async function q(t,n,s,o){const r=(l,p,d)=>o.resolve({program:"\
npm",subcommand:l,flags:p,operands:[{text:l,span:s,quoted:!1}],passthrough:d},t),e=await r("stop",[{name:"--if-present",
written:"--if-present",span:s}],[]),i=e.problems.filter(({rule:l})=>!Z.has(l));return(0,c().join)([{...e,problems:i},await r(
"start",[],n)])}async function tt(t,n,s,o){const{event:r}=n,e=new(z()).GivenWords(n,s),{text:i}=e,l={...t,via:r},p={targets:[
(0,c().target)(t,{kind:"npm_script",name:r,script:i})],problems:[]},d=(0,u().dangerOf)(i);if(d!==void 0)return(0,c().join)(
[p,(0,c().fails)("npm-script-dangerous",s,{script:r,text:i,danger:d})]);const{commands:f,compound:x}=(0,u().splitScript)(
i),_=[];let v=!x;for(const a of f){const{words:b,problems:g}=et(a),y=(0,A().hasOneReading)({problems:g});if(y||(v=!1),y||
e.areReadableBehind(a,g)){const S=await nt(l,b,o),lt=y?S:e.onlyGiven(S),mt=e.unreadBehind(a,b,S);_.push(lt,{targets:[],problems:[
...g.filter(e.isGiven),...mt]})}else _.push({targets:[],problems:e.unreadBehind(a,b,void 0,g)})}const{targets:w,problems:G}=(0,c().
join)(_),rt=G.filter(e.isGiven).map(e.inCommand),I=G.filter(a=>!e.isGiven(a)).map(a=>({...a,span:s})),it=f.length>0&&f.every(
({text:a})=>u().CANNOT_FAIL.has(a.split(/\s/)[0]??"")),R=(0,F().commandWithLostStatus)(i),ct=v?c().NOTHING:(0,c().fails)(
"npm-script-compound",s,{script:r,text:i});return{targets:[...p.targets,...w],problems:[...rt,...I.filter(O),...st(I,s,r,
i),...it?[(0,h().problemAt)("only-prints",s,{program:"npm",flag:`run ${r}`})]:[],...R===void 0?[]:[(0,h().problemAt)("np\
m-script-loses-failure",s,{script:r,text:i,command:R})],...ct.problems]}}function et({text:t,start:n}){const{words:s,problems:o}=(0,A().
lex)(t),r=e=>({...e,span:{start:e.span.start+n,end:e.span.end+n}});return{words:s.map(r),problems:o.map(r)}}function O({
rule:t,args:n}){return t==="dependency-unverified"?"fault"in n&&n.fault==="removed":U.has(t)||t.startsWith("npm-script-")||
t.startsWith("npmrc-")}function st(t,n,s,o){const r=t.find(e=>!O(e));return r===void 0?[]:[(0,h().problemAt)("npm-script\
-text",n,{script:s,text:o,reason:r.rule})]}const ot=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function nt(t,n,s){
const[o,...r]=n;if(o===void 0||u().SHELL_WORDS.has(o.text))return c().NOTHING;const{families:e}=t,i=(0,L().isProgram)(o.
text)?o.text:e?.allowed.get(o.text),l=(0,c().fails)("program-not-allowed",o.span,{program:o.text,group:"other"}),p=ot.exec(
o.text)?.[1]??o.text;if(i===void 0&&/[\\/]/.test(p))return l;const d=i?(0,N().parseInvocation)(i,r,e):(0,N().parseInvocation)(
"npx",[{...o,text:p},...r]),f=await s.resolve(d.invocation,t),x=f.problems.some(({rule:v,span:w})=>v==="binary-missing"&&
w.start===o.span.start);if(i===void 0&&x)return(0,c().join)([l,{targets:[],problems:d.problems}]);const _=(0,D().inspectPaths)(
d.invocation,t.directory);return(0,c().join)([{targets:[],problems:[...d.problems,..._]},f])}}};
